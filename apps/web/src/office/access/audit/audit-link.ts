import type { AuditEntry } from '@rumi/contract'
import { paths } from '../../../shared/business/paths.ts'

/** Page of the changed record; null if it is gone or has no screen. */
export function auditLink({ entity, entityId, label, subject }: AuditEntry): string | null {
  if (label === null && subject === null && entity !== 'settings') return null
  switch (entity) {
    case 'settings':
      return paths.officeSettings('casa')
    case 'user':
      return paths.officeClient(entityId)
    case 'role':
    case 'invitation':
      return paths.officeSettings('permisos')
    case 'familyMember':
    case 'secondFactor':
    case 'medicalRecord':
    case 'careItem':
    case 'order':
    case 'pass':
      return subject && paths.officeClient(subject.id)
    case 'dogTag':
    case 'dogPair':
    case 'rumi':
      return paths.officeDog(entityId)
    case 'merge':
      return subject && (entityId === subject.id ? paths.officeClient(entityId) : paths.officeDog(entityId))
    case 'override':
    case 'booking':
      return paths.officeBooking(entityId)
    case 'service':
      return paths.officeServices()
    case 'playGroup':
      return paths.officeSettings('grupos')
    case 'tag':
      return paths.officeSettings('etiquetas')
    case 'import':
      return paths.officeSettings('importar')
    case 'planCard':
      return paths.officeSettings('tarjetas')
    case 'product':
      return paths.officeProducts()
    case 'resource':
    case 'serviceType':
    case 'houseDay':
      return paths.officeSchedule()
    case 'bankStatement':
    case 'cardTerminal':
    case 'cardSettlement':
      return paths.officeReconciliation()
    case 'expense':
      return paths.officeExpense(entityId)
    case 'tipPayout':
      return paths.officeTill()
    case 'closedYear':
      return paths.officeYears()
    case 'profitCoefficient':
      return paths.officeTaxes()
    case 'entryPayment':
    case 'payment':
    case 'cashDay':
    case 'closedMonth':
    case 'cfdi':
    case 'pool':
    case 'account':
    case 'visit':
    case 'agreement':
    case 'careMark':
    case 'collector':
    case 'incident':
      return null
  }
}
