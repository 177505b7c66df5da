import { formatPesos } from '@rumi/contract'

type AmountLineProps = { name: string; centavos: number | null; strong?: boolean }

/** Line of a sum: name and amount; no amount while unknown. */
export function AmountLine({ name, centavos, strong = false }: AmountLineProps) {
  if (centavos === null) return null
  return (
    <div className={`flex justify-between gap-4 break-inside-avoid ${strong ? 'font-strong' : ''}`}>
      <dt className="min-w-0 [overflow-wrap:anywhere]">{name}</dt>
      <dd className="whitespace-nowrap">{formatPesos(centavos)}</dd>
    </div>
  )
}
