import type { ModuleNode } from '@ronda/contract'
import { Checkbox } from '@ronda/ui'
import { switchModule } from '../../../shell/form/draft.ts'
import { useOffice } from '../../../shell/form/OfficeContext.ts'
import { Section } from '../../../shell/form/Section.tsx'

/** A module with its child modules nested in it. */
function Part({ node, isAroundOn }: { readonly node: ModuleNode; readonly isAroundOn: boolean }) {
  const { texts, draft, set } = useOffice()
  const names: Readonly<Record<string, string>> = texts.modules.names
  const isOn = node.enabled === 1
  return (
    <li className="grid gap-3">
      <Checkbox
        checked={isOn}
        disabled={!isAroundOn}
        onChange={(event) => set('modules', switchModule(draft.modules, node.modId, event.target.checked))}
      >
        <span className="text-text">{names[node.modId] ?? node.modId}</span>
        <span className="text-text-faint block font-mono text-xs">{node.modId}</span>
      </Checkbox>
      {node.childrenNodes.length > 0 && (
        <ul className="border-line ms-2 grid gap-3 border-s ps-5">
          {node.childrenNodes.map((child) => (
            <Part key={child.modId} node={child} isAroundOn={isAroundOn && isOn} />
          ))}
        </ul>
      )}
    </li>
  )
}

export function ModulesSection() {
  const { texts, draft } = useOffice()
  return (
    <Section id="modules" title={texts.modules.title} lead={texts.modules.lead}>
      <ul className="grid items-start gap-6 tablet:grid-cols-2">
        {draft.modules.map((node) => (
          <Part key={node.modId} isAroundOn node={node} />
        ))}
      </ul>
    </Section>
  )
}
