import { z } from 'zod'
import { askedTime, centavos, email, nameText, phone, text, uuid } from '../fields.ts'
import { priceLine } from '../resources/bookings.ts'
import { defineCall } from './call.ts'

const person = {
  name: nameText,
  email,
  phone: phone.optional(),
  /** A field no person sees; whoever fills it in is a machine. */
  website: z.string().max(200).optional(),
}

/** The contact form. */
export const contactForm = z.strictObject({ ...person, message: text(2000, 1) })

/** A request for a quote: of a service of the catalogue, or of a package by its name. */
export const quoteForm = z
  .strictObject({
    ...person,
    serviceId: uuid.optional(),
    package: text(80, 1).optional(),
    start: askedTime.optional(),
    end: askedTime.optional(),
    dogs: z.union([z.int().min(1).max(10), z.array(nameText).min(1).max(10)], {
      error: 'Di para cuántos rumis, de 1 a 10.',
    }),
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

export const site = {
  contact: defineCall({
    name: 'site.contact',
    method: 'POST',
    path: '/contact',
    access: 'public',
    status: 201,
    body: contactForm,
    answer: z.object({ message: z.string() }),
    failure: 'Failed to send message',
  }),
  requestQuote: defineCall({
    name: 'site.requestQuote',
    method: 'POST',
    path: '/quotes',
    access: 'public',
    status: 201,
    body: quoteForm,
    answer: z.object({ message: z.string(), data: z.object({ quote: estimate.nullable() }) }),
    failure: 'Failed to request quote',
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
