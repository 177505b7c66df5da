import { z } from 'zod'
import {
  calendarYears,
  centavos,
  clientTelephone,
  day,
  dayOrInstant,
  dayWithin,
  instant,
  uuid,
  version,
} from '../../fields.ts'
import { bookingStatuses } from '../../rules/bookings/booking-states.ts'
import { serviceTypes } from '../../rules/bookings/service-types.ts'
import { defineCall } from '../call.ts'
import { requirementKeys } from '../../rules/dogs/requirement-keys.ts'
import { sales } from './sales.ts'

/** Day of this millennium, for reports. */
export const seenDay = dayWithin({ first: 2000, last: calendarYears.last })

/** Exclusive resources: a room for nights, or a person's hours. */
export const heldKinds = ['room', 'groomer', 'trainer', 'hall'] as const
export type HeldKind = (typeof heldKinds)[number]

const held = z.object({
  id: uuid,
  kind: z.enum(heldKinds),
  name: z.string(),
  maxDogs: z.int().nullable(),
  maxWeightKg: z.number().nullable(),
  /** True if it is in use. Retired resources still appear with their guests. */
  active: z.boolean(),
})
export type Held = z.output<typeof held>

/** Booking that holds a room or a person, `start` to `end` in wire format. */
const bar = z.object({
  bookingId: uuid,
  resourceId: uuid,
  status: z.enum(bookingStatuses),
  start: dayOrInstant,
  end: dayOrInstant,
  serviceType: z.enum(serviceTypes),
  serviceName: z.string(),
  dogs: z.array(z.string()),
  /** Tags of its dogs; none for those who see no care notes. */
  tags: z.array(uuid),
  owner: z.string(),
  totalCentavos: centavos,
  version,
})
export type OccupancyBar = z.output<typeof bar>

/** Counted places of one pool on one day. */
export const poolDay = z.object({ pool: z.string(), day, used: z.int(), capacity: z.int() })
export type PoolDay = z.output<typeof poolDay>

/** The most of a kind that were taken at one moment: what comes after another needs no second room (docs/domain.md#capacity). */
const peak = z.object({ kind: z.enum(heldKinds), peak: z.int(), capacity: z.int() })

/** Absence of a person: outside working hours, breaks and days off. */
const away = z.object({ resourceId: uuid, start: instant, end: instant })

export const occupancy = z.object({
  from: day,
  to: day,
  resources: z.array(held),
  bars: z.array(bar),
  away: z.array(away),
  days: z.array(poolDay),
  peaks: z.array(peak),
})
export type Occupancy = z.output<typeof occupancy>

/** Used share of capacity: places on days, or rooms on nights. */
const share = z.object({ used: z.int(), capacity: z.int() })
const shares = { dayCare: share, hotel: share }
export type OccupancyShare = z.output<typeof share>

/** Occupancy between two days and in the compared ones. */
const houseUse = z.object({
  from: day,
  to: day,
  ...shares,
  before: z.object({ from: day, to: day, ...shares }),
  /** By the day, or by the month (its first day) where the span is longer than two. */
  periods: z.array(z.object({ start: day, ...shares })),
})
export type OccupancyReport = z.output<typeof houseUse>

const expiringMedicalRecord = z.object({
  dogId: uuid,
  dogName: z.string(),
  ownerId: uuid,
  ownerName: z.string(),
  ownerPhone: clientTelephone,
  requirement: z.enum(requirementKeys),
  label: z.string(),
  expiresOn: day,
})
export type ExpiringMedicalRecordOfDog = z.output<typeof expiringMedicalRecord>

/** Days that a report is compared with: those right before, or the same a year earlier. */
export const reportComparisons = ['before', 'year'] as const
export type ReportComparison = (typeof reportComparisons)[number]

const comparedSpan = z.strictObject({
  from: seenDay.optional(),
  to: seenDay.optional(),
  /** The days right before by default. */
  compare: z.enum(reportComparisons).optional(),
})

/** Reports of the business that can be downloaded. */
export const businessReports = [
  'income',
  'visits',
  'clients',
  'occupancy',
  'expiring-medical-records',
] as const
export type BusinessReport = (typeof businessReports)[number]

const exported = {
  costly: true,
  method: 'GET',
  access: 'admin-export',
  status: 200,
  params: z.object({ report: z.enum(businessReports) }),
  /** Days of the report. Medical records cover the next 30 days. */
  query: comparedSpan,
  failure: 'Error exporting report',
} as const

export const reports = {
  /** The last 30 days, where none are named; at most 800 at a time. */
  sales: defineCall({
    name: 'reports.sales',
    costly: true,
    method: 'GET',
    path: '/reports/sales',
    access: 'staff',
    status: 200,
    query: comparedSpan,
    answer: z.object({ data: z.object({ sales }) }),
  }),
  occupancy: defineCall({
    name: 'reports.occupancy',
    costly: true,
    method: 'GET',
    path: '/reports/occupancy',
    access: 'staff',
    status: 200,
    /** The week from today on, where no days are named. */
    query: z.strictObject({ from: seenDay.optional(), to: seenDay.optional() }),
    answer: z.object({ data: z.object({ occupancy }) }),
  }),
  /** The last 30 days, where none are named; at most 800 at a time. */
  houseUse: defineCall({
    name: 'reports.houseUse',
    costly: true,
    method: 'GET',
    path: '/reports/houseUse',
    access: 'staff',
    status: 200,
    query: comparedSpan,
    answer: z.object({ data: z.object({ houseUse }) }),
  }),
  /** Dogs' medical records that expire within 30 days, earliest first; at most 500. */
  expiringMedicalRecords: defineCall({
    name: 'reports.expiringMedicalRecords',
    costly: true,
    method: 'GET',
    path: '/reports/expiringMedicalRecords',
    access: 'desk',
    status: 200,
    answer: z.object({
      data: z.object({ medicalRecords: z.array(expiringMedicalRecord), hasMore: z.boolean() }),
    }),
  }),
  exportWorkbook: defineCall({
    ...exported,
    name: 'reports.exportWorkbook',
    path: '/reports/exports/:report/workbook',
    answersFile: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  exportCsv: defineCall({
    ...exported,
    name: 'reports.exportCsv',
    path: '/reports/exports/:report/csv',
    answersFile: 'text/csv',
  }),
}
