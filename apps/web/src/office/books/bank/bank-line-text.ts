import { formatDay, formatPesos, type BankLine, type BookLine } from '@rumi/contract'
import { bankCopy as copy } from '../../../copy/office/books/bank.ts'
import { houseToday } from '../../../shared/house/house-today.ts'

/** What a line of the bank says, its reference with it. */
export const bankLineText = ({ concept, reference }: Pick<BankLine, 'concept' | 'reference'>) =>
  [concept, reference].filter(Boolean).join(' · ') || copy.noConcept

/** What a line of the books says: its own note, or its entry's. */
export const bookLineText = ({ memo, description, number }: BookLine) =>
  copy.entry(number, memo || description)

export const dayOfLine = ({ day }: { day: string }) => formatDay(day, houseToday())

/** A line as it is spoken of: what, when, how much. */
export const nameOfLine = (line: BankLine) =>
  `${bankLineText(line)}, ${dayOfLine(line)}, ${formatPesos(line.amountCentavos)}`
