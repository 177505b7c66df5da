import { readinessOf } from '../medical-records/readiness.ts'
import type { FamilyGuest } from './step-props.ts'

type AsOf = Omit<Parameters<typeof readinessOf>[0], 'dog' | 'records'>

/** Returns the family with dogs that lack only uploads marked as bookable. */
export const withPendingRecords = (family: readonly FamilyGuest[], asOf: AsOf): FamilyGuest[] =>
  family.map((guest) => {
    const readiness = readinessOf({ ...guest, ...asOf })
    const mayFollow = readiness.is === 'needs-medical-records' && readiness.mayFollow
    return mayFollow ? { ...guest, medicalRecordsUnknown: true } : guest
  })
