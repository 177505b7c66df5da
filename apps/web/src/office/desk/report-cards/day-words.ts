import { dogAppetites, dogGames, dogMoods, dogRests } from '@rumi/contract'
import type { ReportCard } from '@rumi/data-layer'
import {
  BatteryFull,
  CircleOff,
  CloudSun,
  Feather,
  Footprints,
  Heart,
  Moon,
  MoonStar,
  PawPrint,
  Smile,
  Soup,
  Sun,
  Utensils,
  type LucideIcon,
} from 'lucide-react'
import { dayWordsCopy } from '../../../copy/shared/report-cards.ts'

/** Content of a report card without photos. */
export type ReportFields = Pick<ReportCard, 'mood' | 'ate' | 'played' | 'rest' | 'words'>

type Part = 'mood' | 'ate' | 'played' | 'rest'
type Word<P extends Part> = NonNullable<ReportCard[P]>

const icons = {
  mood: { happy: Smile, calm: Feather, shy: Heart, restless: BatteryFull },
  ate: { all: Utensils, some: Soup, nothing: CircleOff },
  played: { lots: Sun, some: PawPrint, little: Footprints },
  rest: { deep: MoonStar, naps: CloudSun, none: Moon },
} satisfies { [P in Part]: Record<Word<P>, LucideIcon> }

const choice = <P extends Part>(part: P, values: readonly Word<P>[]) => {
  const words: Record<string, string> = dayWordsCopy[part].words
  const drawn: Record<string, LucideIcon> = icons[part]
  return values.map((value) => ({ value, label: words[value] ?? value, icon: drawn[value] ?? Smile }))
}

/** Choices per question of the day. */
export const dayChoices = {
  mood: choice('mood', dogMoods),
  ate: choice('ate', dogAppetites),
  played: choice('played', dogGames),
  rest: choice('rest', dogRests),
}
