import { z } from 'zod'
import { day, fileAddress, instant, pageSize, stamps, text, uuid, version } from '../fields.ts'
import {
  incidentKinds,
  incidentLimits,
  incidentRoles,
  incidentStatuses,
  notifiedWays,
} from '../rules/dogs/incident.ts'
import { defineCall } from './call.ts'

const longText = text(incidentLimits.text)

/** Texts of an incident that a family reads, without the names of other families' dogs and people. */
const incidentReport = z.object({ place: longText, description: longText, firstAid: longText, vet: longText })
export type IncidentReport = z.output<typeof incidentReport>

const kind = z.enum(incidentKinds, { error: 'Elige qué pasó.' })
const role = z.enum(incidentRoles, { error: 'Di si salió lastimado.' })

const texts = {
  place: text(120),
  description: longText,
  /** Only staff read who saw it. */
  witnesses: longText,
  firstAid: longText,
  vet: longText,
}

/** Notice to the owners: when, how and by whom. */
const notice = {
  ownersToldAt: instant.nullable(),
  ownersToldHow: z.enum(notifiedWays, { error: 'Elige cómo se avisó.' }).nullable(),
  ownersToldBy: text(80),
}

/** Incident. An owner gets sent ones with their own dogs only, in the words that were sent to them. */
export const incident = z.object({
  id: uuid,
  kind,
  occurredAt: instant,
  ...texts,
  dogs: z.array(
    z.object({
      rumiId: uuid,
      name: z.string(),
      role,
      photos: z.array(fileAddress),
      /** First arrival of the dog after it, until which it is pinned; staff only. */
      nextArrivalAt: instant.nullable(),
      /** Text for the dog's family: as sent, or as it would be sent. */
      report: incidentReport,
    }),
  ),
  photos: z.array(fileAddress),
  ...notice,
  status: z.enum(incidentStatuses),
  sentAt: instant.nullable(),
  /** Name of the person who sent it. */
  sentBy: z.string().nullable(),
  /** Follow-ups, oldest first; only staff read them. */
  notes: z.array(z.object({ id: uuid, text: z.string(), at: instant, by: z.string().nullable() })),
  version,
  ...stamps,
})
export type Incident = z.output<typeof incident>

const dogs = z
  .array(z.strictObject({ rumiId: uuid, role }))
  .min(1, { error: 'Elige a quién le pasó.' })
  .max(incidentLimits.dogs, { error: `Elige a lo más ${incidentLimits.dogs}.` })
  .refine((named) => new Set(named.map(({ rumiId }) => rumiId)).size === named.length, {
    error: 'Elige a cada quien una sola vez.',
  })

const fields = { kind, occurredAt: instant, ...texts, ...notice, dogs }
const ofOne = z.object({ id: uuid })
const one = z.object({ data: z.object({ incident }) })

/** Incidents: written by the desk, read by the owners of their dogs once sent. */
export const incidents = {
  list: defineCall({
    name: 'incidents.list',
    method: 'GET',
    path: '/incidents',
    access: 'own-or-desk',
    status: 200,
    query: z.strictObject({
      limit: pageSize.default(50),
      cursor: z.string().min(1).max(4000).optional(),
      rumiId: uuid.optional(),
      kind: kind.optional(),
      status: z.enum(incidentStatuses).optional(),
      /** Days on which it happened, both included. */
      from: day.optional(),
      to: day.optional(),
    }),
    answer: z.object({
      data: z.object({ incidents: z.array(incident) }),
      nextCursor: z.string().optional(),
    }),
    failure: 'Error fetching incidents',
  }),
  read: defineCall({
    name: 'incidents.read',
    method: 'GET',
    path: '/incidents/:id',
    access: 'own-or-desk',
    status: 200,
    params: ofOne,
    answer: one,
    failure: 'Error fetching incident',
  }),
  create: defineCall({
    name: 'incidents.create',
    method: 'POST',
    path: '/incidents',
    access: 'desk',
    status: 201,
    body: z.strictObject({
      ...z.object(fields).partial().shape,
      kind,
      occurredAt: instant,
      dogs,
    }),
    answer: one,
    failure: 'Error creating incident',
  }),
  update: defineCall({
    name: 'incidents.update',
    method: 'PATCH',
    path: '/incidents/:id',
    access: 'desk',
    takesVersion: true,
    status: 200,
    params: ofOne,
    body: z.strictObject({ ...z.object(fields).partial().shape, version: version.optional() }),
    answer: one,
    failure: 'Error updating incident',
  }),
  /** Discards a draft. */
  remove: defineCall({
    name: 'incidents.remove',
    method: 'DELETE',
    path: '/incidents/:id',
    access: 'desk',
    status: 204,
    params: ofOne,
    failure: 'Error deleting incident',
  }),
  /** Sends each family the report about its own dog; the incident never changes after that. */
  send: defineCall({
    name: 'incidents.send',
    method: 'POST',
    path: '/incidents/:id/send',
    access: 'desk',
    status: 200,
    params: ofOne,
    body: z.strictObject({ version: version.optional() }),
    answer: one,
    failure: 'Error sending incident',
  }),
  /** Adds a follow-up. */
  addNote: defineCall({
    name: 'incidents.addNote',
    method: 'POST',
    path: '/incidents/:id/notes',
    access: 'desk',
    status: 201,
    params: ofOne,
    body: z.strictObject({ text: text(incidentLimits.text, 1, 'Escribe el seguimiento.') }),
    answer: one,
    failure: 'Error adding follow-up',
  }),
  /** Adds a photo of one of the dogs to a draft, by default of the first one; only that dog's family sees it. */
  addPhoto: defineCall({
    name: 'incidents.addPhoto',
    method: 'POST',
    path: '/incidents/:id/photos',
    access: 'desk',
    status: 201,
    params: ofOne,
    query: z.strictObject({ rumiId: uuid.optional() }),
    takesFile: true,
    answer: one,
  }),
  removePhoto: defineCall({
    name: 'incidents.removePhoto',
    method: 'DELETE',
    path: '/incidents/:id/photos/:photoId',
    access: 'desk',
    status: 200,
    params: z.object({ id: uuid, photoId: uuid }),
    answer: one,
  }),
}
