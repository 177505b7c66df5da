import type { MedicalRecordKind } from '@rumi/contract'
import type { CellKind, CellValue } from './cell-xml.ts'
import type { DogRow, OwnerRow, MedicalRecordRow } from './read-rows.ts'

type Column<Row> = { heading: string; kind: CellKind; width: number; of: (row: Row) => CellValue }
export type Sheet<Row = never> = { name: string; columns: readonly Column<Row>[] }

/** What each sheet is filled with. */
export type SheetRows = { dogs: DogRow; owners: OwnerRow; medicalRecords: MedicalRecordRow }
export type SheetName = keyof SheetRows

const medicalRecordKinds: Record<MedicalRecordKind, string> = {
  vaccine: 'Vacuna',
  'deworming-internal': 'Desparasitación interna',
  'deworming-external': 'Desparasitación externa',
  evaluation: 'Evaluación de conducta',
  incident: 'Incidente',
  consultation: 'Consulta',
}

const results: Record<string, string> = { passed: 'Aprobada', failed: 'No aprobada' }

/** The sheets of RumisData.xlsx, column by column, as the office reads them from left to right. */
export const sheets: { [Name in SheetName]: Sheet<SheetRows[Name]> } = {
  dogs: {
    name: 'Rumis',
    columns: [
      { heading: 'Nombre', kind: 'text', width: 18, of: (dog) => dog.name },
      { heading: 'Raza', kind: 'text', width: 20, of: (dog) => dog.breed },
      { heading: 'Sexo', kind: 'text', width: 11, of: (dog) => (dog.sex === 'hembra' ? 'Hembra' : 'Macho') },
      { heading: 'Nacimiento', kind: 'day', width: 14, of: (dog) => dog.birthDate },
      { heading: 'Peso (kg)', kind: 'decimal', width: 12, of: (dog) => dog.weightKg },
      { heading: 'Color', kind: 'text', width: 16, of: (dog) => dog.color },
      { heading: 'Esterilizado', kind: 'yes-no', width: 14, of: (dog) => dog.sterilised },
      { heading: 'Dueño', kind: 'text', width: 26, of: (dog) => dog.owner },
      { heading: 'Correo', kind: 'text', width: 30, of: (dog) => dog.email },
      { heading: 'Teléfono', kind: 'text', width: 16, of: (dog) => dog.phone },
      { heading: 'Microchip', kind: 'text', width: 18, of: (dog) => dog.microchip },
      { heading: 'RUAC', kind: 'text', width: 16, of: (dog) => dog.ruac },
      { heading: 'Alergias', kind: 'text', width: 30, of: (dog) => dog.allergies },
      { heading: 'Alimentación', kind: 'text', width: 30, of: (dog) => dog.feeding },
      { heading: 'Medicinas', kind: 'text', width: 30, of: (dog) => dog.medication },
      { heading: 'Temperamento', kind: 'text', width: 30, of: (dog) => dog.temperament },
      { heading: 'Veterinario', kind: 'text', width: 24, of: (dog) => dog.vet },
      { heading: 'Registrado', kind: 'instant', width: 19, of: (dog) => dog.createdAt },
    ],
  },
  owners: {
    name: 'Dueños',
    columns: [
      { heading: 'Nombre', kind: 'text', width: 18, of: (owner) => owner.name },
      { heading: 'Apellidos', kind: 'text', width: 22, of: (owner) => owner.lastName },
      { heading: 'Correo', kind: 'text', width: 30, of: (owner) => owner.email },
      { heading: 'Teléfono', kind: 'text', width: 16, of: (owner) => owner.phone },
      { heading: 'Rumis', kind: 'integer', width: 10, of: (owner) => owner.dogs },
      { heading: 'Identificado', kind: 'yes-no', width: 14, of: (owner) => owner.identifiedAt !== null },
      { heading: 'Identificado el', kind: 'instant', width: 19, of: (owner) => owner.identifiedAt },
      { heading: 'RFC', kind: 'text', width: 16, of: (owner) => owner.invoice?.rfc ?? '' },
      { heading: 'Código postal', kind: 'text', width: 15, of: (owner) => owner.invoice?.postalCode ?? '' },
      { heading: 'Registrado', kind: 'instant', width: 19, of: (owner) => owner.createdAt },
    ],
  },
  medicalRecords: {
    name: 'Papeles',
    columns: [
      { heading: 'Rumi', kind: 'text', width: 18, of: (medicalRecord) => medicalRecord.dog },
      { heading: 'Dueño', kind: 'text', width: 26, of: (medicalRecord) => medicalRecord.owner },
      {
        heading: 'Tipo',
        kind: 'text',
        width: 24,
        of: (medicalRecord) => medicalRecordKinds[medicalRecord.kind],
      },
      { heading: 'Producto', kind: 'text', width: 18, of: (medicalRecord) => medicalRecord.product },
      { heading: 'Aplicado', kind: 'day', width: 13, of: (medicalRecord) => medicalRecord.appliedOn },
      { heading: 'Vigente hasta', kind: 'day', width: 15, of: (medicalRecord) => medicalRecord.expiresOn },
      {
        heading: 'Resultado',
        kind: 'text',
        width: 16,
        of: (medicalRecord) => results[medicalRecord.result] ?? medicalRecord.result,
      },
      {
        heading: 'Con evidencia',
        kind: 'yes-no',
        width: 15,
        of: (medicalRecord) => medicalRecord.evidence !== null,
      },
      {
        heading: 'Verificado',
        kind: 'yes-no',
        width: 12,
        of: (medicalRecord) => medicalRecord.verifiedAt !== null,
      },
      {
        heading: 'Verificado el',
        kind: 'instant',
        width: 19,
        of: (medicalRecord) => medicalRecord.verifiedAt,
      },
      { heading: 'Notas', kind: 'text', width: 36, of: (medicalRecord) => medicalRecord.notes },
    ],
  },
}

export const sheetNames = Object.keys(sheets) as SheetName[]
