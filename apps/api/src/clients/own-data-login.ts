import type { OwnDataFile, OwnDataTable } from '@rumi/contract'
import { headings as known } from '../copy/workbook-words.ts'
import * as words from '../copy/people/own-data-words.ts'
import { ownDataTable } from './own-data-table.ts'

const { ownDataTitles: titles, ownDataHeadings: headings } = words

/** Tables about logging in: sessions, second factors and security events. */
export function loginTables(data: OwnDataFile): OwnDataTable[] {
  return [
    ownDataTable(titles.messages, data.messages, [
      [known.kind, 'text', (one) => words.messageKindNames[one.kind]],
      [headings.subject, 'text', (one) => one.subject],
      [headings.message, 'text', (one) => one.message],
      [known.name, 'text', (one) => one.name],
      [known.email, 'text', (one) => one.email],
      [known.phone, 'text', (one) => one.phone],
      [headings.status, 'text', (one) => words.messageStatusNames[one.status]],
      [headings.when, 'instant', (one) => one.createdAt],
      [headings.answeredAt, 'instant', (one) => one.answeredAt],
    ]),
    ownDataTable(titles.notifications, data.notifications, [
      [headings.title, 'text', (one) => one.title],
      [headings.message, 'text', (one) => one.message],
      [headings.read, 'yes-no', (one) => one.read],
      [headings.when, 'instant', (one) => one.createdAt],
    ]),
    ownDataTable(titles.requests, data.privacyRequests, [
      [headings.right, 'text', (one) => words.rightNames[one.right]],
      [headings.message, 'text', (one) => one.message],
      [headings.status, 'text', (one) => words.requestStatusNames[one.status]],
      [headings.when, 'instant', (one) => one.receivedAt],
      [headings.answerDue, 'day', (one) => one.answerDue],
    ]),
    ownDataTable(titles.factors, data.secondFactors, [
      [known.name, 'text', (one) => one.name],
      [known.kind, 'text', (one) => words.factorNames[one.kind]],
      [known.createdAt, 'instant', (one) => one.createdAt],
      [headings.lastUsedAt, 'instant', (one) => one.lastUsedAt],
    ]),
    ownDataTable(titles.sessions, data.sessions, [
      [headings.device, 'text', (one) => one.device],
      [headings.openedAt, 'instant', (one) => one.createdAt],
      [headings.lastUsedAt, 'instant', (one) => one.lastUsedAt],
      [headings.endsAt, 'instant', (one) => one.expiresAt],
    ]),
    ownDataTable(titles.security, data.securityEvents, [
      [headings.what, 'text', (one) => words.securityNames[one.kind]],
      [headings.when, 'instant', (one) => one.at],
      [headings.network, 'text', (one) => one.network],
    ]),
  ]
}
