/** What is wrong with the form as a whole, above its button. */
export function FormTrouble({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p role="alert" className="bg-loss-soft text-text rounded-md px-4 py-3 text-sm">
      {text}
    </p>
  )
}
