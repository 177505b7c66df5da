-- An expense of goods is the sum of their movements.
CREATE OR REPLACE FUNCTION expense_differences() RETURNS TABLE (expense_id uuid, code text, centavos bigint) LANGUAGE sql STABLE AS $$
  SELECT d.id, d.code, sum(d.centavos)::bigint FROM (
    SELECT x.id, l.code, l.centavos FROM public.expenses x, LATERAL public.lines_of_expense(x.id) l WHERE x.taken_back_at IS NULL
    UNION ALL SELECT x.id, a.code, l.credit_centavos - l.debit_centavos
      FROM public.expenses x JOIN public.gl_entries e ON e.source = 'expense' AND e.source_id = x.id::text AND e.status = 'posted'
        JOIN public.gl_lines l ON l.entry_id = e.id JOIN public.accounts a ON a.id = l.account_id
    UNION ALL SELECT x.id, part.code, part.centavos
      FROM public.expenses x, LATERAL (SELECT coalesce(sum(m.value_centavos), 0) AS value, coalesce(sum(m.iva_centavos), 0) AS iva
        FROM public.stock_movements m WHERE m.expense_id = x.id) goods,
        LATERAL (VALUES ('115.01', goods.value - x.subtotal_centavos), ('119.01', goods.iva - x.iva_centavos)) AS part (code, centavos)
      WHERE x.of_stock
  ) d GROUP BY d.id, d.code HAVING sum(d.centavos) <> 0
$$;

-- What was posted stays as it was: an expense is paid later once and taken back once, and nothing else of it changes. (Its total is made of
-- the rest, and not there yet when this is asked.)
CREATE OR REPLACE FUNCTION expenses_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND public.goes_with_demo(OLD.id) THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND OLD.taken_back_at IS NULL
    AND (to_jsonb(NEW) - '{paid_on,paid_by,taken_back_at,taken_back_by,take_back_reason,total_centavos}'::text[])
      = (to_jsonb(OLD) - '{paid_on,paid_by,taken_back_at,taken_back_by,take_back_reason,total_centavos}'::text[])
    AND (OLD.paid_on IS NULL OR (NEW.paid_on, NEW.paid_by) IS NOT DISTINCT FROM (OLD.paid_on, OLD.paid_by))
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'an expense never changes'
    USING ERRCODE = 'restrict_violation', TABLE = 'expenses', CONSTRAINT = 'expenses_never_change';
END $$;

CREATE OR REPLACE FUNCTION expenses_of_an_expense_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.accounts a WHERE a.id = NEW.account_id
    AND CASE WHEN NEW.of_stock THEN a.code <> '115.01' ELSE a.type <> 'expense' END) THEN
    RAISE EXCEPTION 'an expense belongs to an account of expenses, goods of the shop to the inventory'
      USING ERRCODE = 'check_violation', TABLE = 'expenses', CONSTRAINT = 'expenses_of_an_expense_account';
  END IF;
  RETURN NEW;
END $$;

-- What the bank has confirmed is taken apart there first.
CREATE OR REPLACE FUNCTION expenses_reconciled_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.bank_matches m JOIN public.gl_entries e ON e.id = m.entry_id WHERE e.source = 'expense' AND e.source_id = NEW.id::text) THEN
    RAISE EXCEPTION 'an expense that is reconciled stays'
      USING ERRCODE = 'check_violation', TABLE = 'expenses', CONSTRAINT = 'expenses_reconciled_stay';
  END IF;
  RETURN NEW;
END $$;

-- What an expense moves in the books: debits above zero, credits below. IVA can be set off (118) from when it is paid, until then it waits (119).
CREATE OR REPLACE FUNCTION lines_of_expense(asked uuid) RETURNS TABLE (event text, dated date, code text, centavos bigint) LANGUAGE sql STABLE AS $$
  WITH x AS (SELECT e.*, a.code FROM public.expenses e JOIN public.accounts a ON a.id = e.account_id WHERE e.id = asked)
  SELECT l.event, l.dated, l.code, l.centavos FROM (
    SELECT 'entered' AS event, x.day AS dated, x.code, x.subtotal_centavos AS centavos FROM x
    UNION ALL SELECT 'entered', x.day, CASE x.payment WHEN 'later' THEN '119.01' ELSE '118.01' END, x.iva_centavos FROM x
    UNION ALL SELECT 'entered', x.day, CASE x.payment WHEN 'cash' THEN '101.01' WHEN 'bank' THEN '102.01' ELSE '201.01' END, -x.total_centavos FROM x
    UNION ALL SELECT 'paid', x.paid_on, '201.01', x.total_centavos FROM x WHERE x.paid_on IS NOT NULL
    UNION ALL SELECT 'paid', x.paid_on, '102.01', -x.total_centavos FROM x WHERE x.paid_on IS NOT NULL
    UNION ALL SELECT 'paid', x.paid_on, '118.01', x.iva_centavos FROM x WHERE x.paid_on IS NOT NULL
    UNION ALL SELECT 'paid', x.paid_on, '119.01', -x.iva_centavos FROM x WHERE x.paid_on IS NOT NULL
  ) l WHERE l.centavos <> 0
$$;

-- The account that an expense posts to; one that the house does not have is opened.
CREATE OR REPLACE FUNCTION account_of_expense(asked text) RETURNS uuid LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.accounts (code, name, type, nature, sat_group)
    SELECT d.code, d.name, d.type, d.nature, d.code FROM (VALUES
      ('118.01', 'IVA acreditable pagado', 'asset', 'debit'), ('119.01', 'IVA acreditable pendiente de pago', 'asset', 'debit'),
      ('201.01', 'Proveedores', 'liability', 'credit')
    ) AS d (code, name, type, nature) WHERE d.code = asked AND NOT EXISTS (SELECT FROM public.accounts a WHERE a.code = asked)
    ON CONFLICT (code) DO NOTHING;
  RETURN public.account_of_posting(asked);
END $$;

-- Posts what of an expense is not in the books: each event once, on its own day, and the reversal of each where it was taken back.
CREATE OR REPLACE FUNCTION post_expense(asked uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  x record;
  due record;
  written uuid;
BEGIN
  SELECT * INTO x FROM public.expenses e WHERE e.id = asked FOR NO KEY UPDATE;
  FOR due IN SELECT l.event, l.dated FROM public.lines_of_expense(asked) l
    WHERE NOT EXISTS (SELECT FROM public.gl_entries e WHERE e.source = 'expense' AND e.source_id = asked::text AND e.event = l.event)
    GROUP BY l.event, l.dated ORDER BY l.event
  LOOP
    INSERT INTO public.gl_entries (date, description, source, source_id, event)
      VALUES (due.dated, left(CASE due.event WHEN 'paid' THEN 'Pago a ' ELSE '' END || x.supplier_name || ': ' || x.concept, 200),
        'expense', asked::text, due.event) RETURNING id INTO written;
    INSERT INTO public.gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos)
      SELECT written, (row_number() OVER (ORDER BY l.centavos < 0, l.code DESC)) - 1, public.account_of_expense(l.code),
        greatest(l.centavos, 0), greatest(-l.centavos, 0)
      FROM public.lines_of_expense(asked) l WHERE l.event = due.event;
    UPDATE public.gl_entries SET status = 'posted' WHERE id = written;
  END LOOP;
  IF x.taken_back_at IS NULL THEN RETURN; END IF;
  FOR due IN SELECT e.id, e.number, e.event, e.date, e.description FROM public.gl_entries e
    WHERE e.source = 'expense' AND e.source_id = asked::text AND e.reversal_of IS NULL
      AND NOT EXISTS (SELECT FROM public.gl_entries r WHERE r.reversal_of = e.id) ORDER BY e.number
  LOOP
    INSERT INTO public.gl_entries (date, description, source, source_id, event, reversal_of)
      VALUES (greatest(public.day_of_posting(), due.date), left('Reversa de la póliza ' || due.number || ': ' || x.take_back_reason, 200),
        'expense', asked::text, 'taken back ' || due.event, due.id) RETURNING id INTO written;
    INSERT INTO public.gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos, memo)
      SELECT written, l.position, l.account_id, l.credit_centavos, l.debit_centavos, l.memo FROM public.gl_lines l WHERE l.entry_id = due.id;
    UPDATE public.gl_entries SET status = 'posted' WHERE id = written;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION expenses_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.post_expense(NEW.id);
  INSERT INTO public.cash_movements (cash_day_id, kind, amount_centavos, reason, by, expense_id)
    SELECT NEW.cash_day_id, 'out', NEW.total_centavos, left('Gasto: ' || NEW.supplier_name || ', ' || NEW.concept, 200), NEW.entered_by, NEW.id
    WHERE NEW.cash_day_id IS NOT NULL AND NOT EXISTS (SELECT FROM public.cash_movements m WHERE m.expense_id = NEW.id AND m.kind = 'out');
  INSERT INTO public.cash_movements (cash_day_id, kind, amount_centavos, reason, by, expense_id)
    SELECT NEW.cash_day_id, 'in', NEW.total_centavos, left('Gasto retirado: ' || NEW.take_back_reason, 200), NEW.taken_back_by, NEW.id
    FROM public.cash_days d WHERE d.id = NEW.cash_day_id AND d.status <> 'closed' AND NEW.taken_back_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM public.cash_movements m WHERE m.expense_id = NEW.id AND m.kind = 'in');
  RETURN NULL;
END $$;
