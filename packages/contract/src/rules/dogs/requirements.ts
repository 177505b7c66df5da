import type { RequirementKey } from './requirement-keys.ts'
import type { BusinessTerms } from '../business/business-terms.ts'
import { policyGroupOf } from '../bookings/service-policy.ts'
import type { ServiceType } from '../bookings/service-types.ts'
import { multipleAntigens, type Antigen } from './antigens.ts'

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
  /** Its name in a list of medical records. */
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

/** One requirement of a service for a dog or its owner. */
export type Requirement = DoseRequirement | OtherRequirement

/** Vaccine by its antigens; any product that covers them meets it (decision 26). */
const vaccine = (
  key: DoseRequirement['key'],
  antigens: readonly Antigen[],
  label: string,
  noun: string,
): DoseRequirement => ({ key, kind: 'vaccine', antigens, label, noun })

/** All requirements by key. Dewormings match by kind alone, whatever the product (spec §9). */
export const requirementByKey = {
  multiple: vaccine('multiple', multipleAntigens, 'Múltiple', 'vacuna múltiple'),
  rabies: vaccine('rabies', ['rabies'], 'Rabia', 'vacuna de la rabia'),
  bordetella: vaccine('bordetella', ['bordetella'], 'Bordetella', 'vacuna de bordetella'),
  parvovirus: vaccine('parvovirus', ['parvovirus'], 'Parvovirus', 'vacuna del parvovirus'),
  distemper: vaccine('distemper', ['distemper'], 'Moquillo', 'vacuna del moquillo'),
  'deworming-internal': {
    key: 'deworming-internal',
    kind: 'deworming-internal',
    antigens: [],
    label: 'Desparasitación interna',
    noun: 'desparasitación interna',
  },
  'deworming-external': {
    key: 'deworming-external',
    kind: 'deworming-external',
    antigens: [],
    label: 'Desparasitación externa',
    noun: 'desparasitación externa',
  },
  evaluation: { key: 'evaluation', kind: 'evaluation', label: 'Evaluación de conducta' },
  age: { key: 'age', kind: 'age', label: 'Edad mínima' },
  'owner-identified': {
    key: 'owner-identified',
    kind: 'owner-identified',
    label: 'Identificación del dueño',
  },
} as const satisfies Record<RequirementKey, Requirement>

/** Returns the requirements of a service in display order. */
export const requirementsOf = (
  serviceType: ServiceType,
  { requirements }: Pick<BusinessTerms, 'requirements'>,
): readonly Requirement[] => requirements[policyGroupOf[serviceType]].map((key) => requirementByKey[key])

/**
 * Returns the document to photograph: the vaccination card for a vaccine, any proof of the vet for a
 * deworming.
 */
export const proofOf = ({ kind }: Pick<DoseRequirement, 'kind'>) =>
  kind === 'vaccine' ? 'una foto de su cartilla' : 'una foto del comprobante'
