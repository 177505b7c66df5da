import type { ServiceType } from './service-types.ts'
import { multipleAntigens, type Antigen } from './vaccines.ts'

/** Something that must be in force on every day of a stay: a vaccine's antigens, or a deworming. */
export type DoseRequirement = {
  key:
    | 'multiple'
    | 'rabies'
    | 'bordetella'
    | 'parvovirus'
    | 'distemper'
    | 'deworming-internal'
    | 'deworming-external'
  kind: 'vaccine' | 'deworming-internal' | 'deworming-external'
  /** Each must be covered, by whichever product (decision 26); empty for a deworming. */
  antigens: readonly Antigen[]
  /** Its name in a list of papers. */
  label: string
  /** Its name in a sentence, after 'la' or 'su'. */
  noun: string
}

/** A question about the dog or its owner that no dose answers. */
export type OtherRequirement = {
  key: 'evaluation' | 'age' | 'owner-identified'
  kind: 'evaluation' | 'age' | 'owner-identified'
  label: string
}

/** One thing that a service asks of a dog or its owner. */
export type Requirement = DoseRequirement | OtherRequirement
export type RequirementKey = Requirement['key']

export const requirementKeys = [
  'multiple',
  'rabies',
  'bordetella',
  'parvovirus',
  'distemper',
  'deworming-internal',
  'deworming-external',
  'evaluation',
  'age',
  'owner-identified',
] as const satisfies readonly RequirementKey[]

/** A vaccine by the antigens it stands for; whichever product covers them meets it (decision 26). */
const vaccine = (
  key: DoseRequirement['key'],
  antigens: readonly Antigen[],
  label: string,
  noun: string,
): DoseRequirement => ({ key, kind: 'vaccine', antigens, label, noun })

/** Asked by guardería and hotel alike (spec §9). */
const rabies = vaccine('rabies', ['rabies'], 'Rabia', 'vacuna de la rabia')

/** Dewormings are met by their kind alone, whatever the product (spec §9). */
const dewormingInternal: DoseRequirement = {
  key: 'deworming-internal',
  kind: 'deworming-internal',
  antigens: [],
  label: 'Desparasitación interna',
  noun: 'desparasitación interna',
}
const dewormingExternal: DoseRequirement = {
  key: 'deworming-external',
  kind: 'deworming-external',
  antigens: [],
  label: 'Desparasitación externa',
  noun: 'desparasitación externa',
}

/** Spec §9: Múltiple, Rabia, Bordetella, both dewormings, behaviour evaluation, minimum age. */
const dayCareNeeds: readonly Requirement[] = [
  vaccine('multiple', multipleAntigens, 'Múltiple', 'vacuna múltiple'),
  rabies,
  vaccine('bordetella', ['bordetella'], 'Bordetella', 'vacuna de la bordetella'),
  dewormingInternal,
  dewormingExternal,
  { key: 'evaluation', kind: 'evaluation', label: 'Evaluación de conducta' },
  { key: 'age', kind: 'age', label: 'Edad mínima' },
]

/** Spec §9: Rabia, Parvovirus, Moquillo, and the owner's identification. */
const hotelNeeds: readonly Requirement[] = [
  rabies,
  vaccine('parvovirus', ['parvovirus'], 'Parvovirus', 'vacuna del parvovirus'),
  vaccine('distemper', ['distemper'], 'Moquillo', 'vacuna del moquillo'),
  { key: 'owner-identified', kind: 'owner-identified', label: 'Identificación del dueño' },
]

/** What each service asks before it takes a dog in; grooming, training and events state nothing (docs/domain.md#papers). */
const requirements: Record<ServiceType, readonly Requirement[]> = {
  Guardería: dayCareNeeds,
  Hotel: hotelNeeds,
  Grooming: [],
  'Extra-Grooming': [],
  Entrenamiento: [],
  Evento: [],
}

/** What a service asks before it takes a dog in, in the order in which it is told. */
export const requirementsOf = (serviceType: ServiceType) => requirements[serviceType]
