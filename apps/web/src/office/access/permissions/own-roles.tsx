import type { RecordOf, Resources } from '@rumi/contract'
import { customRoles } from '@rumi/data-layer'
import { useState } from 'react'
import { officePermissionsCopy as copy } from '../../../copy/office/access/permissions.ts'
import { officeUsersCopy } from '../../../copy/office/access/users.ts'
import { useEveryRecord } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { useSend } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Fetched } from '../../kit/fetched.tsx'
import { OwnRoleForm } from './own-role-form.tsx'
import { describeLimits } from './role-areas.ts'

type Role = RecordOf<Resources['customRoles']>

/** Custom roles, each a built-in role with restrictions. */
export function OwnRoles() {
  const rolesQuery = useEveryRecord('customRoles', { sort: 'name' })
  const [writing, setWriting] = useState<Role | 'new'>()
  const [removing, setRemoving] = useState<Role | null>(null)
  const roles = rolesQuery.answer ?? []
  const role = writing === 'new' ? undefined : (roles.find(({ id }) => id === writing?.id) ?? writing)
  return (
    <section aria-labelledby="roles-propios" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="roles-propios" className="text-lg">
          {copy.ownRoles}
        </h2>
        <Button tone="secondary" onClick={() => setWriting('new')}>
          {copy.newRole}
        </Button>
      </div>
      <p className="text-ink-soft">{copy.ownRolesLead}</p>
      <Fetched fetchings={[rolesQuery]}>
        {roles.length === 0 ? (
          <p className="border-t border-line py-3 text-ink-soft">{copy.noOwnRoles}</p>
        ) : (
          <ul aria-label={copy.ownRoles} className="border-t-2 border-ink">
            <Rows of={roles} by={({ id }) => id}>
              {(one) => (
                <RoleLine role={one} onChange={() => setWriting(one)} onRemove={() => setRemoving(one)} />
              )}
            </Rows>
          </ul>
        )}
      </Fetched>
      <OfficeFormDialog
        open={writing !== undefined}
        onClose={() => setWriting(undefined)}
        title={role ? copy.changeRole(role.name) : copy.newRole}
        submitLabel={copy.saveRole}
      >
        {(wiring) => <OwnRoleForm role={role} wiring={wiring} onSaved={() => setWriting(undefined)} />}
      </OfficeFormDialog>
      <RemoveDialog role={removing} onClose={() => setRemoving(null)} />
    </section>
  )
}

type RoleLineProps = { role: Role; onChange: () => void; onRemove: () => void }

function RoleLine({ role: { name, baseRole, limits }, onChange, onRemove }: RoleLineProps) {
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
        <p>
          <span className="font-strong">{name}</span> · {copy.madeFrom(officeUsersCopy.roles[baseRole])}
        </p>
        <p className="text-ink-soft">{describeLimits(limits) || copy.nothingTaken}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" size="small" aria-label={copy.changeRole(name)} onClick={onChange}>
          {copy.change}
        </Button>
        <Button tone="quiet" size="small" aria-label={copy.removeRole(name)} onClick={onRemove}>
          {copy.remove}
        </Button>
      </div>
    </li>
  )
}

function RemoveDialog({ role, onClose }: { role: Role | null; onClose: () => void }) {
  const send = useSend()
  const name = role?.name ?? ''
  const remove = async () => {
    if (!role) return undefined
    const outcome = await send(customRoles.calls.remove(role.id))
    if (!outcome.ok) return outcome.refusal.message
    showToast(copy.roleRemoved(name))
    onClose()
    return undefined
  }
  return (
    <ConfirmDialog
      open={role !== null}
      onClose={onClose}
      title={copy.removeRoleTitle(name)}
      closeLabel={copy.close}
      keepLabel={copy.keep}
      confirmLabel={copy.remove}
      onConfirm={remove}
    >
      <p>{copy.removeRoleText}</p>
    </ConfirmDialog>
  )
}
