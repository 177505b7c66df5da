import { z } from 'zod'
import { pageSize, text, version } from '../../fields.ts'
import { defineCall } from '../call.ts'

/** A sentence of the site that the office may say in its own words. */
export type SiteText = {
  /** Dotted path: `home.slides.welcome.title`. */
  key: string
  /** First part of the key: a page, or the parts shared by every page. */
  page: string
  /** Default text. Facts of the business are in braces: `en {ciudad}`. */
  default: string
  /** Facts that only this text may use in braces. If absent: those of every text of the page. */
  facts?: string[] | undefined
  /** So long it may be, where its place is narrower than others. */
  longest?: number | undefined
}

/** Text with the office's version; null for the default. */
export type StoredSiteText = SiteText & { value: string | null; version: number }

const shown: z.ZodType<StoredSiteText> = z.object({
  key: z.string(),
  page: z.string(),
  default: z.string(),
  facts: z.array(z.string()).optional(),
  longest: z.int().optional(),
  value: z.string().nullable(),
  version: z.int(),
})
const answer = z.object({ data: z.object({ text: shown }) })

const key = z.string().max(120)
const ownWords = text(4_000, 1, 'Escribe el texto, o restablece el original.')

/** Unsaved text of a mail. */
const draftedText = z.strictObject({ key, value: ownWords })

/** Texts of public pages and mails. */
export const texts = {
  list: defineCall({
    name: 'texts.list',
    method: 'GET',
    path: '/texts',
    access: 'staff',
    status: 200,
    /** All of them, which are as many as the site has places; with a limit a page of them, in the same sequence. */
    query: z.strictObject({ limit: pageSize.optional(), cursor: key.optional() }),
    answer: z.object({
      data: z.object({
        texts: z.array(shown),
        /** Facts that may be used in braces. */
        facts: z.array(z.string()),
      }),
      nextCursor: z.string().optional(),
    }),
    failure: 'Error fetching texts',
  }),
  change: defineCall({
    name: 'texts.change',
    method: 'PUT',
    path: '/texts/:key',
    access: 'admin',
    takesVersion: true,
    status: 200,
    params: z.object({ key }),
    body: z.strictObject({
      value: ownWords,
      version: version.optional(),
    }),
    answer,
    failure: 'Error updating text',
  }),
  restore: defineCall({
    name: 'texts.restore',
    method: 'DELETE',
    path: '/texts/:key',
    access: 'admin',
    takesVersion: true,
    status: 204,
    params: z.object({ key }),
    failure: 'Error restoring text',
  }),
  preview: defineCall({
    name: 'texts.preview',
    method: 'POST',
    path: '/texts/preview',
    access: 'admin',
    costly: true,
    namesOne: true,
    status: 200,
    body: z.strictObject({
      /** The page as it is visited. */
      path: z.string().regex(/^\/[a-z-]*$/),
      /** Unsaved texts by key. */
      drafts: z.record(key, ownWords),
    }),
    answer: z.object({ data: z.object({ html: z.string() }) }),
    failure: 'Error rendering preview',
  }),
  previewMail: defineCall({
    name: 'texts.previewMail',
    method: 'POST',
    path: '/texts/mail-preview',
    access: 'admin',
    costly: true,
    namesOne: true,
    status: 200,
    body: draftedText,
    answer: z.object({ data: z.object({ subject: z.string(), html: z.string(), text: z.string() }) }),
    failure: 'Error rendering preview',
  }),
  sendMailTest: defineCall({
    name: 'texts.sendMailTest',
    method: 'POST',
    path: '/texts/mail-test',
    access: 'admin',
    costly: true,
    namesOne: true,
    status: 200,
    body: draftedText,
    answer: z.object({ data: z.object({ email: z.string() }) }),
    failure: 'Error sending mail',
  }),
}
