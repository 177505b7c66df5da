import { staffRoles, type RecordOf, type Resources, type StaffRole } from '@rumi/contract'
import { customRoles } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { officePermissionsCopy as copy } from '../../copy/office-permissions.ts'
import { officeUsersCopy } from '../../copy/office-users.ts'
import { useSend, type Refusal } from '../../shared/store.ts'
import type { FormWiring } from '../../ui/form-dialog.tsx'
import { ActionableRefusal } from '../../shared/actionable-refusal.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { areasOfBase, firstLimits, limitsFor } from './role-areas.ts'

type Role = RecordOf<Resources['customRoles']>
type OwnRoleFormProps = { role: Role | undefined; wiring: FormWiring; onSaved: () => void }

const baseOptions = staffRoles.map((value) => ({ value, label: officeUsersCopy.roles[value] }))

/** A name, the role it is made from, and what of it is taken away. */
export function OwnRoleForm({ role, wiring, onSaved }: OwnRoleFormProps) {
  const send = useSend()
  const [name, setName] = useState(role?.name ?? '')
  const [base, setBase] = useState<StaffRole>(role?.baseRole ?? 'colaborador')
  const [limits, setLimits] = useState(role?.limits ?? firstLimits(base))
  const [refusal, setRefusal] = useState<Refusal>()
  const issueOf = (field: string) => refusal?.issues.find(({ path }) => path === field)?.message

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    wiring.onSending(true)
    const told = { name, limits: limitsFor(base, limits) }
    const outcome = await send(
      role
        ? customRoles.calls.update({ id: role.id, changes: { ...told, version: role.version } })
        : customRoles.calls.create({ ...told, baseRole: base }),
    )
    wiring.onSending(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(copy.roleSaved(outcome.answer.name))
    onSaved()
  }

  return (
    <form id={wiring.id} onSubmit={save} noValidate className="grid gap-4 pb-2">
      {refusal && !issueOf('name') && <ActionableRefusal refusal={refusal} />}
      <TextField
        label={copy.roleName}
        hint={copy.roleNameHint}
        maxLength={80}
        required
        value={name}
        error={issueOf('name')}
        onChange={({ target }) => {
          setName(target.value)
          setRefusal(undefined)
        }}
      />
      {role ? (
        <p>{copy.madeFrom(officeUsersCopy.roles[base])}</p>
      ) : (
        <SelectField
          label={copy.base}
          hint={copy.roleHints[base]}
          options={baseOptions}
          value={base}
          onChange={({ target }) => setBase(target.value as StaffRole)}
        />
      )}
      <fieldset className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        <legend className="mb-2 font-heading">{copy.takenAway}</legend>
        {areasOfBase(base).map(({ area, title, choices }) => (
          <SelectField
            key={area}
            label={title}
            options={choices.map((value) => ({ value, label: copy.choices[value] }))}
            value={limits[area] ?? firstLimits(base)[area] ?? 'whole'}
            onChange={({ target: { value } }) =>
              setLimits((now) => ({ ...now, [area]: value === 'whole' ? undefined : value }))
            }
          />
        ))}
      </fieldset>
    </form>
  )
}
