import { formatDay, formatPesos, type BankLine, type BookLine } from '@rumi/contract'
import { bankCopy as copy } from '../../../copy/office/books/bank.ts'
import { businessToday } from '../../../shared/business/business-today.ts'

/** Text of a bank line with its reference. */
export const bankLineText = ({ concept, reference }: Pick<BankLine, 'concept' | 'reference'>) =>
  [concept, reference].filter(Boolean).join(' · ') || copy.noConcept

/** Text of a book line: its own note, or its entry's. */
export const bookLineText = ({ memo, description, number }: BookLine) =>
  copy.entry(number, memo || description)

export const dayOfLine = ({ day }: { day: string }) => formatDay(day, businessToday())

/** Accessible name of a line: text, day and amount. */
export const nameOfLine = (line: BankLine) =>
  `${bankLineText(line)}, ${dayOfLine(line)}, ${formatPesos(line.amountCentavos)}`
