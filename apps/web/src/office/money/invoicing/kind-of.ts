import type { CfdiSubject } from '@rumi/contract'

/** As what a document is spoken of. */
export function kindOf(of: CfdiSubject) {
  if (of === 'refunds') return 'creditNote'
  return of === 'payments' ? 'complement' : 'invoice'
}
