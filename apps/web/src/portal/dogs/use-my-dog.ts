import { useParams } from 'react-router'
import { together, useEveryRecord, useRecord } from '../../shared/fetching/queries.ts'

/** The dog in the address, with its medical records; `dog` stays undefined where it is not one of the owner's. */
export function useMyDog() {
  const { id = '' } = useParams()
  const found = useRecord('dogs', id)
  const medicalRecords = useEveryRecord('medicalRecords', { rumiId: id })
  const isMissing = found.refusal?.httpStatus === 404
  const fetching = together(found, medicalRecords)
  return {
    fetching: isMissing ? { ...fetching, status: 'ready' as const, refusal: null } : fetching,
    dog: isMissing ? undefined : found.answer,
    records: medicalRecords.answer ?? [],
  }
}
