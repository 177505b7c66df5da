-- Returns the centavos by which an expense, and the stock it bought, differ from its posted entries; no rows where they agree.
CREATE OR REPLACE FUNCTION expense_differences()
RETURNS TABLE (expense_id uuid, code text, centavos bigint) LANGUAGE sql STABLE AS $$
  WITH amounts AS (
    SELECT expenses.id, line.code, line.centavos
    FROM public.expenses,
      LATERAL public.expense_lines(expenses.id) AS line
    WHERE expenses.taken_back_at IS NULL
    UNION ALL
    SELECT source_id::uuid, code, -centavos FROM public.posted_amounts WHERE source = 'expense'
    UNION ALL
    SELECT expenses.id, part.code, part.centavos
    FROM public.expenses,
      LATERAL (
        SELECT coalesce(sum(value_centavos), 0) AS value, coalesce(sum(iva_centavos), 0) AS iva
        FROM public.stock_movements
        WHERE stock_movements.expense_id = expenses.id
      ) AS goods,
      LATERAL (
        VALUES
          ('115.01', goods.value - expenses.subtotal_centavos),
          ('119.01', goods.iva - expenses.iva_centavos)
      ) AS part (code, centavos)
    WHERE expenses.of_stock
  )
  SELECT amounts.id, amounts.code, sum(amounts.centavos)::bigint
  FROM amounts
  GROUP BY amounts.id, amounts.code
  HAVING sum(amounts.centavos) <> 0
$$;

-- Protects an expense: its invoice is attached and it is paid later, remitted to SAT and taken back, each once, and its supplier corrected where no invoice names it; its generated total is not computed yet when this fires.
CREATE OR REPLACE FUNCTION expenses_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changeable text[] := '{supplier_name,supplier_rfc,cfdi_uuid,cfdi_xml,paid_on,paid_by,remitted_on,remitted_by,taken_back_at,taken_back_by,take_back_reason,total_centavos}';
BEGIN
  IF TG_OP = 'DELETE' AND public.is_removed_with_demo(OLD.id) THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE'
    AND OLD.taken_back_at IS NULL
    AND (to_jsonb(NEW) - changeable) = (to_jsonb(OLD) - changeable)
    AND (
      OLD.cfdi_uuid IS NULL
      OR (NEW.supplier_name, NEW.supplier_rfc, NEW.cfdi_uuid, NEW.cfdi_xml)
        = (OLD.supplier_name, OLD.supplier_rfc, OLD.cfdi_uuid, OLD.cfdi_xml)
    )
    AND (OLD.paid_on IS NULL OR (NEW.paid_on, NEW.paid_by) IS NOT DISTINCT FROM (OLD.paid_on, OLD.paid_by))
    AND (
      OLD.remitted_on IS NULL
      OR (NEW.remitted_on, NEW.remitted_by) IS NOT DISTINCT FROM (OLD.remitted_on, OLD.remitted_by)
    )
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an expense never changes'
    USING ERRCODE = 'restrict_violation', TABLE = 'expenses', CONSTRAINT = 'expenses_never_change';
END $$;

-- Rejects an expense on an account of another type, and goods for the shop outside the inventory.
CREATE OR REPLACE FUNCTION expenses_of_an_expense_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.accounts
    WHERE id = NEW.account_id
      AND CASE WHEN NEW.of_stock THEN code <> '115.01' ELSE type <> 'expense' END
  ) THEN
    RAISE EXCEPTION 'an expense belongs to an account of expenses, goods of the shop to the inventory'
      USING ERRCODE = 'check_violation', TABLE = 'expenses', CONSTRAINT = 'expenses_of_an_expense_account';
  END IF;
  RETURN NEW;
END $$;

-- Rejects the withdrawal of an expense whose entries are matched with a bank line.
CREATE OR REPLACE FUNCTION expenses_reconciled_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.bank_matches
      JOIN public.gl_entries ON gl_entries.id = bank_matches.entry_id
    WHERE gl_entries.source = 'expense' AND gl_entries.source_id = NEW.id::text
  ) THEN
    RAISE EXCEPTION 'an expense that is reconciled stays'
      USING ERRCODE = 'check_violation', TABLE = 'expenses', CONSTRAINT = 'expenses_reconciled_stay';
  END IF;
  RETURN NEW;
END $$;

-- Returns the code of the account that owes SAT the ISR retained on an expense: of rent, or of services.
CREATE OR REPLACE FUNCTION account_of_retained_isr(expense_account text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN expense_account ~ '^60[1-4]\.45' THEN '216.03' ELSE '216.04' END
$$;

-- Returns the amounts of an expense by event, debits positive; IVA is creditable (118) once paid, retained IVA once remitted (until then 119).
CREATE OR REPLACE FUNCTION expense_lines(expense uuid)
RETURNS TABLE (event text, date date, code text, centavos bigint) LANGUAGE sql STABLE AS $$
  WITH entered AS (
    SELECT
      expenses.*,
      accounts.code,
      public.account_of_retained_isr(coalesce(nullif(accounts.sat_group, ''), accounts.code)) AS isr_code,
      expenses.isr_retained_centavos + expenses.iva_retained_centavos AS retained_centavos,
      expenses.iva_centavos - expenses.iva_retained_centavos AS paid_iva_centavos
    FROM public.expenses
      JOIN public.accounts ON accounts.id = expenses.account_id
    WHERE expenses.id = expense
  ),
  -- A retention is owed to the supplier until the expense is paid, then to SAT.
  lines AS (
    SELECT 'entered' AS event, entered.day AS date, amount.code, amount.centavos
    FROM entered,
      LATERAL (
        VALUES
          (entered.code, entered.subtotal_centavos),
          ('119.01', entered.iva_centavos),
          ('201.01', -entered.total_centavos - entered.retained_centavos)
      ) AS amount (code, centavos)
    WHERE entered.payment = 'later'
    UNION ALL
    SELECT 'entered', entered.day, amount.code, amount.centavos
    FROM entered,
      LATERAL (
        VALUES
          (entered.code, entered.subtotal_centavos),
          ('118.01', entered.paid_iva_centavos),
          ('119.01', entered.iva_retained_centavos),
          (CASE entered.payment WHEN 'cash' THEN '101.01' ELSE '102.01' END, -entered.total_centavos),
          (entered.isr_code, -entered.isr_retained_centavos),
          ('216.10', -entered.iva_retained_centavos)
      ) AS amount (code, centavos)
    WHERE entered.payment <> 'later'
    UNION ALL
    SELECT
      CASE part.position WHEN 1 THEN 'paid' ELSE 'paid ' || part.position END,
      part.day,
      amount.code,
      amount.centavos
    FROM entered
      JOIN public.expense_payments AS part ON part.expense_id = entered.id,
      LATERAL (
        VALUES
          ('201.01', part.amount_centavos + part.isr_retained_centavos + part.iva_retained_centavos),
          ('102.01', -part.amount_centavos),
          ('118.01', part.iva_centavos),
          ('119.01', -part.iva_centavos),
          (entered.isr_code, -part.isr_retained_centavos),
          ('216.10', -part.iva_retained_centavos)
      ) AS amount (code, centavos)
    UNION ALL
    SELECT 'credited ' || credit.cfdi_uuid, credit.day, amount.code, amount.centavos
    FROM entered
      JOIN public.expense_credits AS credit ON credit.expense_id = entered.id,
      LATERAL (
        VALUES
          (entered.code, -credit.subtotal_centavos),
          (CASE credit.settlement WHEN 'owed' THEN '119.01' ELSE '118.01' END, -credit.iva_centavos),
          (
            CASE credit.settlement WHEN 'owed' THEN '201.01' WHEN 'cash' THEN '101.01' ELSE '102.01' END,
            credit.subtotal_centavos + credit.iva_centavos
          )
      ) AS amount (code, centavos)
    UNION ALL
    SELECT 'remitted', entered.remitted_on, amount.code, amount.centavos
    FROM entered,
      LATERAL (
        VALUES
          (entered.isr_code, entered.isr_retained_centavos),
          ('216.10', entered.iva_retained_centavos),
          ('102.01', -entered.retained_centavos),
          ('118.01', entered.iva_retained_centavos),
          ('119.01', -entered.iva_retained_centavos)
      ) AS amount (code, centavos)
    WHERE entered.remitted_on IS NOT NULL
  )
  SELECT lines.event, lines.date, lines.code, lines.centavos
  FROM lines
  WHERE lines.centavos <> 0
$$;

-- Returns the unpaid rest of an expense on credit: for the supplier, and of its IVA and retentions.
CREATE OR REPLACE FUNCTION rest_of_expense(expense uuid)
RETURNS TABLE (centavos bigint, iva_centavos bigint, isr_retained_centavos bigint, iva_retained_centavos bigint)
LANGUAGE sql STABLE AS $$
  SELECT
    expenses.total_centavos - paid.centavos - credited.centavos,
    expenses.iva_centavos - expenses.iva_retained_centavos - paid.iva - credited.iva,
    expenses.isr_retained_centavos - paid.isr_retained,
    expenses.iva_retained_centavos - paid.iva_retained
  FROM public.expenses,
    LATERAL (
      SELECT
        coalesce(sum(amount_centavos), 0)::bigint AS centavos,
        coalesce(sum(iva_centavos), 0)::bigint AS iva,
        coalesce(sum(isr_retained_centavos), 0)::bigint AS isr_retained,
        coalesce(sum(iva_retained_centavos), 0)::bigint AS iva_retained
      FROM public.expense_payments
      WHERE expense_id = expenses.id
    ) AS paid,
    LATERAL (
      SELECT
        coalesce(sum(subtotal_centavos + iva_centavos), 0)::bigint AS centavos,
        coalesce(sum(iva_centavos), 0)::bigint AS iva
      FROM public.expense_credits
      WHERE expense_id = expenses.id AND settlement = 'owed'
    ) AS credited
  WHERE expenses.id = expense AND expenses.payment = 'later'
$$;

-- Protects payments, credit notes and complements; a payment gets its complement once, a note is taken back with its expense.
CREATE OR REPLACE FUNCTION expense_documents_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND public.is_removing_demo() THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE'
    AND (
      (
        TG_TABLE_NAME = 'expense_payments'
        AND to_jsonb(NEW) - 'complement_uuid' = to_jsonb(OLD) - 'complement_uuid'
        AND to_jsonb(OLD) ->> 'complement_uuid' IS NULL
      )
      OR (
        TG_TABLE_NAME = 'expense_credits'
        AND to_jsonb(NEW) - 'taken_back' = to_jsonb(OLD) - 'taken_back'
        AND to_jsonb(OLD) -> 'taken_back' = 'false'
      )
    )
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'documents of an expense never change'
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_TABLE_NAME || '_never_change';
END $$;

-- Rejects a payment or credit note beyond its expense, and marks an expense paid once nothing is owed.
CREATE OR REPLACE FUNCTION expense_parts_within_the_expense() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whole public.expenses;
  rest record;
  is_wrong boolean;
BEGIN
  SELECT * INTO whole FROM public.expenses WHERE id = NEW.expense_id FOR NO KEY UPDATE;
  SELECT * INTO rest FROM public.rest_of_expense(NEW.expense_id);
  SELECT
    whole.taken_back_at IS NOT NULL
    OR NEW.day < whole.day
    OR (TG_TABLE_NAME = 'expense_payments' AND whole.payment <> 'later')
    OR least(rest.centavos, rest.iva_centavos, rest.isr_retained_centavos, rest.iva_retained_centavos) < 0
    OR (
      rest.centavos = 0
      AND greatest(rest.iva_centavos, rest.isr_retained_centavos, rest.iva_retained_centavos) > 0
    )
    OR credits.subtotal > whole.subtotal_centavos
    OR credits.iva > whole.iva_centavos
    OR (
      credits.subtotal > 0
      AND (whole.of_stock OR whole.isr_retained_centavos + whole.iva_retained_centavos > 0)
    )
    OR (whole.payment <> 'later' AND credits.owed > 0)
    OR (
      whole.payment = 'later'
      AND (credits.returned > payments.centavos OR credits.returned_iva > payments.iva)
    )
    INTO is_wrong
    FROM (
      SELECT
        coalesce(sum(subtotal_centavos), 0) AS subtotal,
        coalesce(sum(iva_centavos), 0) AS iva,
        coalesce(sum(subtotal_centavos) FILTER (WHERE settlement = 'owed'), 0) AS owed,
        coalesce(sum(subtotal_centavos + iva_centavos) FILTER (WHERE settlement <> 'owed'), 0) AS returned,
        coalesce(sum(iva_centavos) FILTER (WHERE settlement <> 'owed'), 0) AS returned_iva
      FROM public.expense_credits
      WHERE expense_id = NEW.expense_id
    ) AS credits,
    (
      SELECT coalesce(sum(amount_centavos), 0) AS centavos, coalesce(sum(iva_centavos), 0) AS iva
      FROM public.expense_payments
      WHERE expense_id = NEW.expense_id
    ) AS payments;
  IF is_wrong THEN
    RAISE EXCEPTION 'payments and credit notes stay within their expense'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  IF rest.centavos = 0 THEN
    UPDATE public.expenses
      SET
        paid_on = greatest(
          NEW.day,
          (SELECT max(day) FROM public.expense_payments WHERE expense_id = NEW.expense_id)
        ),
        paid_by = coalesce(to_jsonb(NEW) ->> 'paid_by', to_jsonb(NEW) ->> 'entered_by')::uuid
      WHERE id = NEW.expense_id AND paid_on IS NULL;
  END IF;
  RETURN NULL;
END $$;

-- Posts a payment or a credit note of an expense.
CREATE OR REPLACE FUNCTION expense_parts_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.post_expense(NEW.expense_id);
  RETURN NULL;
END $$;

-- Rejects an expense on credit that is marked paid while something is owed, and the other way round.
CREATE OR REPLACE FUNCTION expenses_paid_in_full() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.expenses,
      LATERAL public.rest_of_expense(expenses.id) AS rest
    WHERE expenses.id = NEW.id AND (expenses.paid_on IS NULL) = (rest.centavos = 0)
  ) THEN
    RAISE EXCEPTION 'an expense on credit is paid when nothing of it is owed'
      USING ERRCODE = 'check_violation', TABLE = 'expenses', CONSTRAINT = 'expenses_paid_in_full';
  END IF;
  RETURN NULL;
END $$;

-- Posts each event of an expense once, on its own day, and reverses them where the expense was taken back; idempotent.
CREATE OR REPLACE FUNCTION post_expense(expense uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  posted public.expenses;
  step record;
  entry uuid;
BEGIN
  SELECT * INTO posted FROM public.expenses WHERE id = expense FOR NO KEY UPDATE;
  FOR step IN
    SELECT line.event, line.date
    FROM public.expense_lines(expense) AS line
    WHERE NOT EXISTS (
      SELECT FROM public.gl_entries
      WHERE gl_entries.source = 'expense'
        AND gl_entries.source_id = expense::text
        AND gl_entries.event = line.event
    )
    GROUP BY line.event, line.date
    ORDER BY line.event
  LOOP
    INSERT INTO public.gl_entries (date, description, source, source_id, event)
      VALUES (
        step.date,
        left(
          CASE
            WHEN step.event LIKE 'paid%' THEN 'Pago a '
            WHEN step.event LIKE 'credited%' THEN 'Nota de crédito de '
            WHEN step.event = 'remitted' THEN 'Retención enterada de '
            ELSE ''
          END
            || posted.supplier_name || ': ' || posted.concept,
          200
        ),
        'expense',
        expense::text,
        step.event
      )
      RETURNING id INTO entry;
    INSERT INTO public.gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos)
      SELECT
        entry,
        row_number() OVER (ORDER BY line.centavos < 0, line.code DESC) - 1,
        public.posting_account(line.code),
        greatest(line.centavos, 0),
        greatest(-line.centavos, 0)
      FROM public.expense_lines(expense) AS line
      WHERE line.event = step.event;
    UPDATE public.gl_entries SET status = 'posted' WHERE id = entry;
  END LOOP;
  IF posted.taken_back_at IS NULL THEN
    RETURN;
  END IF;
  PERFORM public.reverse_entries('expense', expense::text, posted.take_back_reason);
END $$;

-- Posts an expense and takes its cash out of the till, or puts it back into a till that is still open.
CREATE OR REPLACE FUNCTION expenses_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.post_expense(NEW.id);
  INSERT INTO public.cash_movements (cash_day_id, kind, amount_centavos, reason, by, expense_id)
    SELECT
      NEW.cash_day_id,
      'out',
      NEW.total_centavos,
      left('Gasto: ' || NEW.supplier_name || ', ' || NEW.concept, 200),
      NEW.entered_by,
      NEW.id
    WHERE NEW.cash_day_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM public.cash_movements WHERE expense_id = NEW.id AND kind = 'out');
  INSERT INTO public.cash_movements (cash_day_id, kind, amount_centavos, reason, by, expense_id)
    SELECT
      NEW.cash_day_id,
      'in',
      NEW.total_centavos,
      left('Gasto retirado: ' || NEW.take_back_reason, 200),
      NEW.taken_back_by,
      NEW.id
    FROM public.cash_days
    WHERE cash_days.id = NEW.cash_day_id
      AND cash_days.status <> 'closed'
      AND NEW.taken_back_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM public.cash_movements WHERE expense_id = NEW.id AND kind = 'in');
  RETURN NULL;
END $$;
