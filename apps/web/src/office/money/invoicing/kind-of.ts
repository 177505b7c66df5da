import type { CfdiSubject } from '@rumi/contract'

/** Returns the kind of a document for texts. */
export function kindOf(of: CfdiSubject) {
  if (of === 'refunds') return 'creditNote'
  return of === 'payments' ? 'complement' : 'invoice'
}
