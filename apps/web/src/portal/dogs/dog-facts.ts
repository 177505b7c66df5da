import { formatDay, type NewOf, type Resources } from '@rumi/contract'
import { dogsCopy } from '../../copy/portal/dogs.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import type { WrittenFact } from '../../shared/refusals/written-versions.tsx'

/** Data of a dog; its owner is the logged-in user. */
export type DogFields = Omit<NewOf<Resources['dogs']>, 'ownerId'>

type Fact = WrittenFact<Partial<DogFields>>
type TextName =
  | 'name'
  | 'breed'
  | 'color'
  | 'feeding'
  | 'medication'
  | 'allergies'
  | 'temperament'
  | 'microchip'
  | 'ruac'
  | 'pickup'
  | 'emergencyContact'
  | 'vet'

const text = (name: TextName): Fact => ({
  label: dogsCopy[name],
  format: (dog) => dog[name]?.trim() || dogsCopy.noData,
})

/** Data of a dog in form order. */
export const dogFacts: readonly Fact[] = [
  text('name'),
  { label: dogsCopy.sex, format: ({ sex }) => (sex ? dogsCopy.sexes[sex] : dogsCopy.noData) },
  {
    label: dogsCopy.birthDate,
    format: ({ birthDate }) => (birthDate ? formatDay(birthDate, businessToday()) : dogsCopy.noData),
  },
  text('breed'),
  text('color'),
  {
    label: dogsCopy.weightKg,
    format: ({ weightKg }) => (weightKg == null ? dogsCopy.noData : `${weightKg} ${dogsCopy.kilos}`),
  },
  {
    label: dogsCopy.sterilised,
    format: ({ sterilised }) =>
      sterilised == null ? dogsCopy.noData : sterilised ? dogsCopy.yes : dogsCopy.no,
  },
  ...(
    ['feeding', 'medication', 'allergies', 'temperament', 'pickup', 'emergencyContact', 'vet'] as const
  ).map(text),
  ...(['microchip', 'ruac'] as const).map(text),
]
