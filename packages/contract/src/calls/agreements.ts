import { z } from 'zod'
import { instant, text, uuid } from '../fields.ts'
import { signatureField, signatureLimits } from '../rules/business/agreements.ts'
import { serviceTypes } from '../rules/bookings/service-types.ts'
import { defineCall } from './call.ts'

const services = z
  .array(z.enum(serviceTypes, { error: 'Elige servicios de la lista.' }))
  .refine((types) => new Set(types).size === types.length, { error: 'Cada servicio va una sola vez.' })
const required = z.boolean({ error: 'Di si hace falta firmarlo.' })
const title = text(120, 1, 'Escribe el título.')
const words = text(20_000, 1, 'Escribe el texto.')
const version = z.int({ error: 'La versión es un número entero.' }).min(1)

/** Agreement with its newest version. */
export const agreement = z.object({
  id: uuid,
  key: z.string(),
  title: z.string(),
  /** Services that it is about; with none it is a draft that clients do not see. */
  services: z.array(z.enum(serviceTypes)),
  /** True if its services require a signature under this version. */
  required: z.boolean(),
  version,
  text: z.string(),
  /** Time of this version. */
  writtenAt: instant,
  /** The client's signature under this version. */
  signature: z.object({ id: uuid, signedAt: instant }).nullable(),
})
export type Agreement = z.output<typeof agreement>

const point = z
  .array(z.int().min(0).max(signatureField.width))
  .length(2)
  .refine(([, y = 0]) => y <= signatureField.height)
const drawing = z
  .array(z.array(point))
  .max(signatureLimits.strokes, { error: 'Borra y firma otra vez, más sencillo.' })
  .refine((strokes) => strokes.flat().length <= signatureLimits.points, {
    error: 'Borra y firma otra vez, más sencillo.',
  })
  .refine((strokes) => strokes.flat().length >= signatureLimits.fewestPoints, {
    error: 'Firma dentro del recuadro.',
  })

/** Signature with the text that was signed. */
export const agreementSignature = z.object({
  id: uuid,
  agreementId: uuid,
  clientId: uuid,
  title: z.string(),
  version,
  text: z.string(),
  signerName: z.string(),
  /** Strokes of a drawn signature; null if the name was typed. */
  drawing: z.array(z.array(z.array(z.int()))).nullable(),
  signedAt: instant,
  /** SHA-256 of the text in hexadecimal digits. */
  textSha256: z.string(),
  /** Shortened network address of the device. */
  network: z.string(),
  /** True if it was signed on a device of the desk. */
  atDesk: z.boolean(),
})
export type AgreementSignature = z.output<typeof agreementSignature>

const ofOne = z.object({ id: uuid })
const answer = z.object({ data: z.object({ agreement }) })

/** Agreements between business and client, in versions, and their signatures. */
export const agreements = {
  list: defineCall({
    name: 'agreements.list',
    method: 'GET',
    path: '/agreements',
    access: 'session',
    status: 200,
    /** The client whose signatures are read; clients read their own. */
    query: z.strictObject({ clientId: uuid.optional() }),
    answer: z.object({ data: z.object({ agreements: z.array(agreement) }) }),
    failure: 'Error fetching agreements',
  }),
  create: defineCall({
    name: 'agreements.create',
    method: 'POST',
    path: '/agreements',
    access: 'admin',
    status: 201,
    body: z.strictObject({
      /** Made from the title by default. */
      key: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Usa minúsculas, números y guiones.' })
        .max(60, { error: 'Usa hasta 60 letras.' })
        .optional(),
      title,
      text: words,
      services: services.optional(),
      required: required.optional(),
    }),
    answer,
    failure: 'Error creating agreement',
  }),
  /** Changes for which services it applies, and whether they require it. */
  update: defineCall({
    name: 'agreements.update',
    method: 'PATCH',
    path: '/agreements/:id',
    access: 'admin',
    status: 200,
    params: ofOne,
    body: z.strictObject({ services: services.optional(), required: required.optional() }),
    answer,
    failure: 'Error updating agreement',
  }),
  /** Adds a version, which every client has to sign again where the agreement is required. */
  revise: defineCall({
    name: 'agreements.revise',
    method: 'POST',
    path: '/agreements/:id/versions',
    access: 'admin',
    status: 201,
    params: ofOne,
    body: z.strictObject({
      title: title.optional(),
      text: words,
      /** Version that it replaces. */
      version: version.optional(),
    }),
    answer,
    failure: 'Error adding agreement version',
  }),
  /** Signs the newest version: a client in the portal, or the desk for a client who is present. */
  sign: defineCall({
    name: 'agreements.sign',
    method: 'POST',
    path: '/agreements/:id/signatures',
    access: 'own-or-desk',
    status: 201,
    params: ofOne,
    body: z
      .strictObject({
        clientId: uuid.optional(),
        /** Version that was read. */
        version: version.optional(),
        drawing: drawing.optional(),
        /** Typed name of the signer; by default that of the account. */
        name: text(120).optional(),
      })
      .refine((signed) => signed.drawing !== undefined || Boolean(signed.name), {
        path: ['name'],
        error: 'Firma en el recuadro, o escribe tu nombre.',
      }),
    answer: z.object({ data: z.object({ signature: agreementSignature }) }),
    failure: 'Error signing agreement',
  }),
  /** Signatures of a client, newest first. */
  signatures: defineCall({
    name: 'agreements.signatures',
    method: 'GET',
    path: '/agreementSignatures',
    access: 'own-or-staff',
    status: 200,
    query: z.strictObject({ clientId: uuid.optional() }),
    answer: z.object({ data: z.object({ signatures: z.array(agreementSignature) }) }),
    failure: 'Error fetching signatures',
  }),
}
