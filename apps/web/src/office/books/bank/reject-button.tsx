import type { BankLine } from '@rumi/contract'
import { bankCopy as copy } from '../../../copy/office/books/bank.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { nameOfLine } from './bank-line-text.ts'

type RejectButtonProps = { line: BankLine; onReject: (lineId: string) => void }

/** Rejects a proposed match of a bank line, which then moves to manual matching. */
export const RejectButton = ({ line, onReject }: RejectButtonProps) => (
  <Button
    tone="quiet"
    size="snug"
    aria-label={copy.about(copy.reject, nameOfLine(line))}
    onClick={() => onReject(line.id)}
  >
    {copy.reject}
  </Button>
)
