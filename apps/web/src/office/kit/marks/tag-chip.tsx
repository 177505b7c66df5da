import type { RecordOf, Resources, TagIcon, TagTone } from '@rumi/contract'
import {
  Cake,
  DoorOpen,
  EarOff,
  EyeOff,
  Flame,
  Heart,
  PawPrint,
  Pill,
  ShieldAlert,
  Star,
  TriangleAlert,
  User,
  type LucideIcon,
} from 'lucide-react'
import { StateChip, type StateTone } from '../../../ui/feedback/state-chip.tsx'

export type Tag = RecordOf<Resources['tags']>

const icons = {
  bite: ShieldAlert,
  escape: DoorOpen,
  alone: User,
  blind: EyeOff,
  deaf: EarOff,
  heat: Flame,
  birthday: Cake,
  medicine: Pill,
  heart: Heart,
  star: Star,
  paw: PawPrint,
  alert: TriangleAlert,
} satisfies Record<TagIcon, LucideIcon>

const tones = {
  neutral: 'neutral',
  good: 'ok',
  care: 'soon',
  danger: 'expired',
} satisfies Record<TagTone, StateTone>

/** Tag of a dog: icon and label; the tone repeats them. */
export const TagChip = ({ tag: { icon, tone, label } }: { tag: Pick<Tag, 'icon' | 'tone' | 'label'> }) => (
  <StateChip tone={tones[tone]} icon={icons[icon]}>
    {label}
  </StateChip>
)
