import { z } from 'zod'
import { requestedTime, centavos, day, email, namedText, nameText, phone, text, uuid } from '../../fields.ts'
import { priceLine } from '../../resources/bookings.ts'
import { messages } from '../../resources/messages.ts'
import { roomSizes } from '../../rules/bookings/hotel.ts'
import { defineCall } from '../call.ts'

const person = {
  name: namedText('Escribe tu nombre.'),
  email,
  phone: phone.optional(),
  /** Honeypot field, invisible to people. A value marks a bot. */
  website: z.string().max(200).optional(),
}

/** The contact form. */
export const contactForm = z.strictObject({ ...person, message: text(2000, 1, 'Escribe tu mensaje.') })

/** Dog of a quote: its size, or its weight if known. */
const requestedDog = z.strictObject({
  name: nameText.optional(),
  size: z.enum(roomSizes, { error: 'Elige una talla.' }).optional(),
  weightKg: z
    .number({ error: 'Escribe el peso en kilos.' })
    .positive({ error: 'El peso es mayor que cero.' })
    .max(200, { error: 'El peso llega hasta 200 kg.' })
    .optional(),
})
export type RequestedDog = z.output<typeof requestedDog>

const dogCount = { error: 'Di para cuántos, de 1 a 10.' }

/** A request for a quote: of a service of the catalogue, or of a plan or package by what addresses call it. */
export const quoteForm = z
  .strictObject({
    ...person,
    serviceId: uuid.optional(),
    package: text(80, 1, 'Elige el paquete.').optional(),
    start: requestedTime.optional(),
    end: requestedTime.optional(),
    dogs: z.union(
      [
        z.int(dogCount).min(1, dogCount).max(10, dogCount),
        z.array(nameText).min(1, dogCount).max(10, dogCount),
        z.array(requestedDog).min(1, dogCount).max(10, dogCount),
      ],
      dogCount,
    ),
    /** Services that a stay adds before its dogs go home. */
    extras: z.array(uuid).max(4, { error: 'Agrega 4 servicios a lo más.' }).optional(),
    message: text(2000).optional(),
  })
  .refine((form) => form.serviceId !== undefined || form.package !== undefined, {
    error: 'Di qué servicio o paquete quieres cotizar.',
    path: ['serviceId'],
  })

/** An itemised price, IVA included, before anything is booked. */
export const estimate = z.object({
  lines: z.array(priceLine),
  subtotalCentavos: centavos,
  ivaCentavos: centavos,
  /** Null of several rates. */
  ivaPercent: z.int().nullable(),
  totalCentavos: centavos,
})
export type Estimate = z.output<typeof estimate>

/** One post of the blog, as text: nothing in it is executable (decision 29). */
export const blogPost = z.object({
  title: z.string(),
  link: z.string(),
  thumbnail: z.string().nullable(),
  description: z.string(),
})
export type BlogPost = z.output<typeof blogPost>

/** Reference of the message, and whether the sender received a copy by mail. */
const taken = { reference: z.string(), copied: z.boolean() }

/** Message sent from an account, with its state. */
export const ownMessage = messages.record.pick({
  id: true,
  kind: true,
  subject: true,
  message: true,
  start: true,
  end: true,
  dogs: true,
  lines: true,
  status: true,
  answeredAt: true,
  bookingId: true,
  bookingStatus: true,
  createdAt: true,
})
export type OwnMessage = z.output<typeof ownMessage>

export const site = {
  contact: defineCall({
    name: 'site.contact',
    method: 'POST',
    path: '/contact',
    access: 'public',
    status: 201,
    body: contactForm,
    answer: z.object({ message: z.string(), data: z.object(taken) }),
    failure: 'Failed to send message',
  }),
  requestQuote: defineCall({
    name: 'site.requestQuote',
    method: 'POST',
    path: '/quotes',
    access: 'public',
    status: 201,
    body: quoteForm,
    answer: z.object({
      message: z.string(),
      data: z.object({
        quote: estimate.nullable(),
        /** Priced days, listed singly if they are the open days of a week; null if no time was given. */
        days: z.object({ start: day, end: day, separateDays: z.array(day).optional() }).nullable(),
        ...taken,
      }),
    }),
    failure: 'Failed to request quote',
  }),
  ownMessages: defineCall({
    name: 'site.ownMessages',
    method: 'GET',
    path: '/own-messages',
    access: 'own',
    status: 200,
    answer: z.object({ data: z.object({ messages: z.array(ownMessage) }) }),
    failure: 'Error fetching messages',
  }),
  blog: defineCall({
    name: 'site.blog',
    method: 'GET',
    path: '/blog',
    access: 'public',
    status: 200,
    answer: z.object({ data: z.object({ posts: z.array(blogPost) }) }),
    failure: 'Error fetching blog posts',
  }),
}
