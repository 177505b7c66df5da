import {
  endedNames,
  headings,
  resultNames,
  sexNames,
  sheetTitles,
  workbookKindNames,
} from '../copy/workbook-words.ts'
import type { CellKind, CellValue } from './cell-xml.ts'
import type { DogRow, OwnerRow, MedicalRecordRow } from './read-rows.ts'

type Column<Row> = { heading: string; kind: CellKind; width: number; of: (row: Row) => CellValue }
export type Sheet<Row = never> = { name: string; columns: readonly Column<Row>[] }

/** Rows of each sheet. */
export type SheetRows = { dogs: DogRow; owners: OwnerRow; medicalRecords: MedicalRecordRow }
export type SheetName = keyof SheetRows

/** The sheets of RumisData.xlsx, column by column, as the office reads them from left to right. */
export const sheets: { [Name in SheetName]: Sheet<SheetRows[Name]> } = {
  dogs: {
    name: sheetTitles.dogs,
    columns: [
      { heading: headings.name, kind: 'text', width: 18, of: (dog) => dog.name },
      { heading: headings.breed, kind: 'text', width: 20, of: (dog) => dog.breed },
      { heading: headings.sex, kind: 'text', width: 11, of: (dog) => sexNames[dog.sex] },
      { heading: headings.birthDate, kind: 'day', width: 14, of: (dog) => dog.birthDate },
      { heading: headings.weightKg, kind: 'decimal', width: 12, of: (dog) => dog.weightKg },
      { heading: headings.color, kind: 'text', width: 16, of: (dog) => dog.color },
      { heading: headings.sterilised, kind: 'yes-no', width: 14, of: (dog) => dog.sterilised },
      { heading: headings.owner, kind: 'text', width: 26, of: (dog) => dog.owner },
      { heading: headings.email, kind: 'text', width: 30, of: (dog) => dog.email },
      { heading: headings.phone, kind: 'text', width: 16, of: (dog) => dog.phone },
      { heading: headings.microchip, kind: 'text', width: 18, of: (dog) => dog.microchip },
      { heading: headings.ruac, kind: 'text', width: 16, of: (dog) => dog.ruac },
      { heading: headings.allergies, kind: 'text', width: 30, of: (dog) => dog.allergies },
      { heading: headings.feeding, kind: 'text', width: 30, of: (dog) => dog.feeding },
      { heading: headings.medication, kind: 'text', width: 30, of: (dog) => dog.medication },
      { heading: headings.temperament, kind: 'text', width: 30, of: (dog) => dog.temperament },
      { heading: headings.pickup, kind: 'text', width: 30, of: (dog) => dog.pickup },
      { heading: headings.emergencyContact, kind: 'text', width: 28, of: (dog) => dog.emergencyContact },
      { heading: headings.vet, kind: 'text', width: 24, of: (dog) => dog.vet },
      { heading: headings.createdAt, kind: 'instant', width: 19, of: (dog) => dog.createdAt },
      {
        heading: headings.ended,
        kind: 'text',
        width: 14,
        of: (dog) => (dog.ended ? endedNames[dog.ended] : ''),
      },
      { heading: headings.endedOn, kind: 'day', width: 14, of: (dog) => dog.endedOn },
    ],
  },
  owners: {
    name: sheetTitles.owners,
    columns: [
      { heading: headings.name, kind: 'text', width: 18, of: (owner) => owner.name },
      { heading: headings.lastName, kind: 'text', width: 22, of: (owner) => owner.lastName },
      { heading: headings.email, kind: 'text', width: 30, of: (owner) => owner.email },
      { heading: headings.phone, kind: 'text', width: 16, of: (owner) => owner.phone },
      { heading: headings.dogs, kind: 'integer', width: 10, of: (owner) => owner.dogs },
      { heading: headings.identified, kind: 'yes-no', width: 14, of: (owner) => owner.identifiedAt !== null },
      { heading: headings.identifiedAt, kind: 'instant', width: 19, of: (owner) => owner.identifiedAt },
      { heading: headings.rfc, kind: 'text', width: 16, of: (owner) => owner.invoice?.rfc ?? '' },
      {
        heading: headings.postalCode,
        kind: 'text',
        width: 15,
        of: (owner) => owner.invoice?.postalCode ?? '',
      },
      { heading: headings.createdAt, kind: 'instant', width: 19, of: (owner) => owner.createdAt },
    ],
  },
  medicalRecords: {
    name: sheetTitles.medicalRecords,
    columns: [
      { heading: headings.dog, kind: 'text', width: 18, of: (medicalRecord) => medicalRecord.dog },
      { heading: headings.owner, kind: 'text', width: 26, of: (medicalRecord) => medicalRecord.owner },
      {
        heading: headings.kind,
        kind: 'text',
        width: 24,
        of: (medicalRecord) => workbookKindNames[medicalRecord.kind],
      },
      { heading: headings.product, kind: 'text', width: 18, of: (medicalRecord) => medicalRecord.product },
      { heading: headings.appliedOn, kind: 'day', width: 13, of: (medicalRecord) => medicalRecord.appliedOn },
      { heading: headings.expiresOn, kind: 'day', width: 15, of: (medicalRecord) => medicalRecord.expiresOn },
      {
        heading: headings.result,
        kind: 'text',
        width: 16,
        of: (medicalRecord) => resultNames[medicalRecord.result] ?? medicalRecord.result,
      },
      {
        heading: headings.evidence,
        kind: 'yes-no',
        width: 15,
        of: (medicalRecord) => medicalRecord.evidence !== null,
      },
      {
        heading: headings.verified,
        kind: 'yes-no',
        width: 12,
        of: (medicalRecord) => medicalRecord.verifiedAt !== null,
      },
      {
        heading: headings.verifiedAt,
        kind: 'instant',
        width: 19,
        of: (medicalRecord) => medicalRecord.verifiedAt,
      },
      { heading: headings.notes, kind: 'text', width: 36, of: (medicalRecord) => medicalRecord.notes },
    ],
  },
}

export const sheetNames = Object.keys(sheets) as SheetName[]
