import type { Refusal } from '../../shared/store.ts'
import { Notice } from '../../ui/notice.tsx'

/** Why the form was not taken, above its fields; nothing while there is no reason. */
export function RefusalNotice({ refusal }: { refusal: Pick<Refusal, 'message'> | undefined }) {
  return refusal ? <Notice tone="problem">{refusal.message}</Notice> : null
}
