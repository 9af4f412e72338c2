export function FairnessPage() {
  return null
}
