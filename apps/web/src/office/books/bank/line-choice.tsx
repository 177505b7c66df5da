import { formatPesos } from '@rumi/contract'
import { useId } from 'react'
import { Rows } from '../../../shared/rows/rows.tsx'
import { takeFocus } from '../../../ui/hooks/focus/focus-first.ts'
import { dayOfLine } from './bank-line-text.ts'

type Choosable = { key: string; day: string; lineText: string; amountCentavos: number }

type LineChoiceProps = {
  /** Single or multiple choice. */
  kind: 'radio' | 'checkbox'
  title: string
  /** Text if there are no lines. */
  none: string
  lines: readonly Choosable[]
  chosen: readonly string[]
  /** Line that just moved here from elsewhere on the page; takes the focus. */
  arrived?: string | undefined
  onChoose: (key: string, isChosen: boolean) => void
}

/** Lines of one side to choose from; the whole row is the target. */
export function LineChoice({ kind, title, none, lines, chosen, arrived, onChoose }: LineChoiceProps) {
  const id = useId()
  return (
    <div className="grid content-start gap-1">
      <h3 id={id} className="border-b-2 border-ink pb-1 font-strong">
        {title}
      </h3>
      {lines.length === 0 ? (
        <p className="py-3 text-ink-soft">{none}</p>
      ) : (
        <ul role={kind === 'radio' ? 'radiogroup' : 'group'} aria-labelledby={id} className="grid">
          <Rows of={lines} by={({ key }) => key}>
            {({ key, lineText, amountCentavos, ...line }) => (
              <li role="presentation">
                <label className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-line py-1.5 hover:bg-cream has-[:focus-visible]:bg-sand">
                  <input
                    type={kind}
                    name={id}
                    ref={key === arrived ? takeFocus : undefined}
                    checked={chosen.includes(key)}
                    onChange={({ target }) => onChoose(key, target.checked)}
                    className="size-6 shrink-0 accent-teal"
                  />
                  <span className="grid min-w-0 grow">
                    <span className="[overflow-wrap:anywhere]">{lineText}</span>
                    <span className="text-sm text-ink-soft">{dayOfLine(line)}</span>
                  </span>
                  <span className="whitespace-nowrap tabular">{formatPesos(amountCentavos)}</span>
                </label>
              </li>
            )}
          </Rows>
        </ul>
      )}
    </div>
  )
}
