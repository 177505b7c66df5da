/** Entities of the audit trail. A trigger of its table writes each. */
export const auditEntities = [
  'settings',
  'user',
  'role',
  'invitation',
  'familyMember',
  'secondFactor',
  'rumi',
  'medicalRecord',
  'merge',
  'override',
  'service',
  'serviceType',
  'planCard',
  'product',
  'payment',
  'cashDay',
  'pass',
  'order',
  'booking',
  'visit',
  'resource',
  'pool',
  'houseDay',
  'account',
  'closedMonth',
  'cfdi',
  'bankStatement',
  'expense',
] as const
export type AuditEntity = (typeof auditEntities)[number]

export const auditActions = ['created', 'changed', 'deleted'] as const
export type AuditAction = (typeof auditActions)[number]
