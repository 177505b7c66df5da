import { dogCareFields, dogSexes, resources } from '@rumi/contract'
import { dogs, type Dog } from '@rumi/data-layer'
import { Temporal } from 'temporal-polyfill'
import { paths } from '../../../shared/business/paths.ts'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { breedSuggestions, colorSuggestions, dogsCopy, endedDogsCopy } from '../../../copy/portal/dogs.ts'
import { officeDogsCopy as copy } from '../../../copy/office/people/dogs.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import type { MedicalRecord } from '../medical-records/medical-record.ts'
import type { RecordField } from '../../kit/resource-screen/record-field.ts'
import { screenCalls, type Screen } from '../../kit/resource-screen/screen.ts'
import { fullName, type Client } from '../../kit/records/use-directory.ts'
import { medicalRecordsSummary } from './medical-records-summary.ts'

/** Owners and medical records of the dogs on the screen. */
export type DogsBeside = {
  ownerOf: ReadonlyMap<string, readonly Client[]>
  medicalRecordsOf: ReadonlyMap<string, readonly MedicalRecord[]>
  /** True if the user may read care details. */
  seesCare: boolean
}

const fields: readonly RecordField[] = [
  { name: 'name', kind: 'text', label: dogsCopy.name },
  {
    name: 'ownerId',
    kind: 'record',
    label: copy.owner,
    hint: copy.ownerHint,
    of: 'clients',
    only: 'create',
  },
  {
    name: 'sex',
    kind: 'choice',
    label: dogsCopy.sex,
    options: dogSexes.map((value) => ({ value, label: dogsCopy.sexes[value] })),
  },
  {
    name: 'birthDate',
    kind: 'day',
    label: dogsCopy.birthDate,
    hint: dogsCopy.birthDateHint,
    latest: businessToday,
  },
  { name: 'breed', kind: 'text', label: dogsCopy.breed, optional: true, suggestions: breedSuggestions },
  { name: 'color', kind: 'text', label: dogsCopy.color, optional: true, suggestions: colorSuggestions },
  { name: 'weightKg', kind: 'number', label: dogsCopy.weightKg, unit: dogsCopy.kilos, optional: true },
  { name: 'sterilised', kind: 'yes-or-no', label: dogsCopy.sterilised, optional: true },
  { name: 'feeding', kind: 'long', label: dogsCopy.feeding, optional: true },
  { name: 'medication', kind: 'long', label: copy.medication, hint: copy.medicationHint, optional: true },
  { name: 'allergies', kind: 'long', label: dogsCopy.allergies, hint: copy.allergiesHint, optional: true },
  { name: 'temperament', kind: 'long', label: dogsCopy.temperament, optional: true },
  { name: 'microchip', kind: 'text', label: dogsCopy.microchip, optional: true },
  { name: 'ruac', kind: 'text', label: dogsCopy.ruac, optional: true },
  { name: 'pickup', kind: 'long', label: dogsCopy.pickup, hint: copy.pickupHint, optional: true },
  {
    name: 'emergencyContact',
    kind: 'text',
    label: dogsCopy.emergencyContact,
    hint: dogsCopy.vetHint,
    optional: true,
    wide: true,
  },
  { name: 'vet', kind: 'text', label: dogsCopy.vet, hint: dogsCopy.vetHint, optional: true, wide: true },
]

/** Screen of all dogs with owner and state of their medical records. */
export const dogsScreen = ({ ownerOf, medicalRecordsOf, seesCare }: DogsBeside): Screen<Dog> => ({
  name: 'dogs',
  row: resources.dogs,
  calls: screenCalls(resources.dogs, dogs),
  copy,
  nameOf: ({ name }) => name,
  pageOf: ({ _id }) => paths.officeDog(_id),
  usualSort: 'name',
  columns: [
    { key: 'name', header: copy.name, sort: 'name', cell: (dog) => <DogName dog={dog} /> },
    {
      key: 'owner',
      header: copy.owner,
      cell: ({ ownerId }) => ownerOf.get(ownerId)?.map(fullName).join(', '),
    },
    { key: 'breed', header: copy.breed, sort: 'breed', givesWay: 'first', cell: ({ breed }) => breed },
    {
      key: 'age',
      header: copy.age,
      sort: 'birthDate',
      widthPx: 130,
      givesWay: 'first',
      card: 'none',
      cell: ({ birthDate }) => formatYears(birthDate, businessToday()),
    },
    ...(seesCare ? [medicalRecordsColumn(medicalRecordsOf)] : []),
  ],
  fields: seesCare ? fields : fields.filter(({ name }) => !isCare(name)),
})

const medicalRecordsColumn = (
  medicalRecordsOf: DogsBeside['medicalRecordsOf'],
): Screen<Dog>['columns'][number] => ({
  key: 'medicalRecords',
  header: copy.medicalRecords,
  widthPx: 150,
  card: 'corner',
  cell: (dog) => <MedicalRecords dog={dog} records={medicalRecordsOf.get(dog._id)} />,
})

const isCare = (name: string) => dogCareFields.some((field) => field === name)

/** '8 meses', '3 años': precise enough for a list. */
function formatYears(birthDate: string, today: string) {
  const { months } = Temporal.PlainDate.from(birthDate).until(today, { largestUnit: 'months' })
  return months < 24 ? dogsCopy.months(months) : dogsCopy.years(Math.floor(months / 12))
}

function DogName({ dog }: { dog: Dog }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <DogPortrait dog={dog} size={28} className="shrink-0" />
      <span className="truncate">{dog.name}</span>
    </span>
  )
}

function MedicalRecords({ dog, records }: { dog: Dog; records: readonly MedicalRecord[] | undefined }) {
  const terms = useBusiness()
  if (dog.ended) return <span className="text-ink-soft">{endedDogsCopy.desk.short[dog.ended]}</span>
  if (!records) return null
  const { tone, word } = medicalRecordsSummary(dog, records, businessToday(), terms)
  return <StateChip tone={tone}>{word}</StateChip>
}
