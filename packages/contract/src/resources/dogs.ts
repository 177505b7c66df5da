import { z } from 'zod'
import {
  clientTelephone,
  day,
  fileAddress,
  namedText,
  someOf,
  stamps,
  text,
  uuid,
  version,
} from '../fields.ts'
import { defineResource } from '../resource.ts'

export const dogSexes = ['hembra', 'macho'] as const

/** Reasons why a dog no longer comes. */
export const dogEndings = ['deceased', 'gone'] as const

const editableFields = {
  name: namedText('Escribe su nombre.'),
  breed: text(80),
  sex: z.enum(dogSexes, { error: 'Elige hembra o macho.' }),
  birthDate: day,
  weightKg: z
    .number({ error: 'Escribe su peso en kilos.' })
    .positive({ error: 'El peso debe ser mayor que cero.' })
    .max(120, { error: 'Revisa el peso: 120 kg a lo más.' })
    .multipleOf(0.01, { error: 'Escribe el peso con dos decimales a lo más.' }),
  color: text(80),
  sterilised: z.boolean({ error: 'Di si está esterilizado.' }),
  microchip: text(40),
  ruac: text(40),
  allergies: text(500),
  feeding: text(500),
  /** Medication, dose and time, or that there is none; empty if unknown. */
  medication: text(500),
  temperament: text(500),
  vet: text(200),
  /** Names and telephones of further people who may collect the dog. */
  pickup: text(300),
  /** Whom to call where the owner does not answer. */
  emergencyContact: text(200),
}

const uniqueIds = z
  .array(uuid)
  .max(50, { error: 'Caben a lo más 50.' })
  .refine((ids) => new Set(ids).size === ids.length, { error: 'Cada uno va una sola vez.' })

/** Fields that only the desk sets and only staff that sees care notes reads. */
const deskFields = {
  /** Usual play group, taken over at each arrival while it has room. */
  playGroupId: uuid.nullable(),
  /** Dogs that it must not play with; the other dog shows the pair too. */
  notWith: uniqueIds,
}

/** Ids of the tags of a dog. */
export const dogTags = uniqueIds

const ended = z.enum(dogEndings).nullable()
const sterilised = editableFields.sterilised.nullable().optional()
const required = { name: editableFields.name, sex: editableFields.sex, birthDate: editableFields.birthDate }
const optional = z.object(editableFields).omit({ name: true, sex: true, birthDate: true }).partial().shape

export const dogs = defineResource({
  name: 'dogs',
  path: '/rumis',
  one: 'rumi',
  many: 'rumis',
  id: '_id',
  owner: 'ownerId',
  record: z.object({
    _id: uuid,
    ownerId: uuid,
    ...editableFields,
    pickup: clientTelephone,
    emergencyContact: clientTelephone,
    weightKg: editableFields.weightKg.nullable(),
    /** Null if unknown. */
    sterilised: editableFields.sterilised.nullable(),
    profileImg: fileAddress.nullable(),
    /** Null for an active dog; otherwise with the day it was recorded. */
    ended,
    endedOn: day.nullable(),
    /** True while sex and birth date are assumed: the desk wrote it down by weight on the telephone, or a table lacked them. */
    provisional: z.boolean(),
    /** True if it came with a table of another program. */
    imported: z.boolean(),
    ...deskFields,
    tags: dogTags,
    version,
    ...stamps,
  }),
  create: z.strictObject({ ...required, ...optional, sterilised, ownerId: uuid.optional() }),
  update: z.strictObject({
    ...z.object(editableFields).partial().shape,
    sterilised,
    ended: ended.optional(),
    ...z.object(deskFields).partial().shape,
    version: version.optional(),
  }),
  filters: z.object({ ids: someOf(uuid), ownerId: someOf(uuid) }),
  search: ['name', 'breed', 'microchip'],
  sortable: ['name', 'breed', 'birthDate', 'createdAt'],
  verbs: {
    list: { access: 'own-or-staff', failure: 'Error fetching dogs' },
    create: { access: 'own-or-desk', failure: 'Error creating dog' },
    read: { access: 'own-or-staff', failure: 'Error fetching dog' },
    update: { access: 'own-or-desk', failure: 'Error updating dog' },
    remove: { access: 'own-or-desk', failure: 'Error deleting dog' },
  },
})
