import { recordKindCopy } from '../../copy/medical-records.ts'
import { papersInPhotoCopy } from '../../copy/papers-in-photo.ts'
import { offeredProducts, type BroughtPaper } from './brought-papers.ts'

/** A paper that may stand on the same page of the card as another. */
export type PaperBeside = BroughtPaper & {
  key: string
  label: string
  dayLabel: string
  lastDayLabel: string
}

/** The days of a paper as `YYYY-MM-DD`; empty where one is not told. */
export type PaperDays = { appliedOn: string; expiresOn: string }

/** Other papers that one photo of a card shows, by key, each with its days. */
export type AlsoInPhoto = Readonly<Record<string, PaperDays>>

const beside = (paper: BroughtPaper, key: string, label: string, noun: string): PaperBeside => ({
  ...paper,
  key,
  label,
  dayLabel: papersInPhotoCopy.appliedOn(noun),
  lastDayLabel: papersInPhotoCopy.expiresOn(noun),
})

const besideAnyOther: readonly PaperBeside[] = [
  ...offeredProducts.map((product) => beside({ kind: 'vaccine', product }, product, product, product)),
  ...(['deworming-internal', 'deworming-external'] as const).map((kind) => {
    const label = recordKindCopy[kind]
    return beside({ kind, product: '' }, kind, label, label.toLocaleLowerCase('es-MX'))
  }),
]

/** What else the photo of a paper may show: every other vaccine, and every deworming of another kind. */
export const papersBeside = ({ kind, product }: BroughtPaper) =>
  besideAnyOther.filter((other) => other.kind !== kind || (kind === 'vaccine' && other.product !== product))

/** What was ticked of the papers offered, each with its days. */
export const tickedOf = (offered: readonly PaperBeside[], also: AlsoInPhoto) =>
  offered.flatMap((paper) => {
    const days = also[paper.key]
    return days ? [{ ...paper, ...days }] : []
  })

export type TickedPaper = ReturnType<typeof tickedOf>[number]
