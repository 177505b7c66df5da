CREATE OR REPLACE FUNCTION account_of_method(method text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE method WHEN 'cash' THEN '101.01' WHEN 'credit' THEN '206.01.02' ELSE '102.01' END
$$;

CREATE OR REPLACE FUNCTION account_of_posting(asked text) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  found uuid;
  income text := CASE WHEN asked ~ '^401\.01\.' THEN '401.01' END;
BEGIN
  SELECT a.id INTO found FROM public.accounts a WHERE a.code = asked;
  IF found IS NOT NULL THEN RETURN found; END IF;
  INSERT INTO public.accounts (code, name, type, nature, sat_group, parent_id)
    SELECT d.code, d.name, d.type, d.nature, coalesce(income, CASE asked WHEN '401.04' THEN '401.01' WHEN '401.05' THEN '401.38' ELSE left(d.code, 6) END), (SELECT p.id FROM public.accounts p WHERE p.code = income)
    FROM (VALUES
      ('101.01', 'Caja', 'asset', 'debit'), ('102.01', 'Bancos', 'asset', 'debit'), ('105.01', 'Clientes', 'asset', 'debit'),
      ('107.05', 'Movimientos de caja por clasificar', 'asset', 'debit'), ('115.01', 'Inventario', 'asset', 'debit'),
      ('118.01', 'IVA acreditable pagado', 'asset', 'debit'), ('119.01', 'IVA acreditable pendiente de pago', 'asset', 'debit'),
      ('201.01', 'Proveedores', 'liability', 'credit'),
      ('205.06', 'Propinas por pagar al personal', 'liability', 'credit'), ('206.01', 'Anticipos de clientes', 'liability', 'credit'),
      ('206.01.02', 'Saldos a favor de clientes', 'liability', 'credit'), ('208.01', 'IVA trasladado cobrado', 'liability', 'credit'),
      ('209.01', 'IVA trasladado no cobrado', 'liability', 'credit'), ('301.01', 'Capital', 'equity', 'credit'),
      ('401.01', 'Ingresos por servicios', 'income', 'credit'),
      ('401.01.01', 'Guardería', 'income', 'credit'), ('401.01.02', 'Hotel', 'income', 'credit'), ('401.01.03', 'Grooming', 'income', 'credit'),
      ('401.01.04', 'Extra-Grooming', 'income', 'credit'), ('401.01.05', 'Entrenamiento', 'income', 'credit'),
      ('401.01.06', 'Eventos', 'income', 'credit'), ('401.04', 'Ventas de tienda', 'income', 'credit'),
      ('401.05', 'Anticipos retenidos', 'income', 'credit'), ('402.01', 'Devoluciones y descuentos', 'income', 'debit'),
      ('501.01', 'Costo de ventas', 'expense', 'debit'), ('501.08', 'Mermas y diferencias de inventario', 'expense', 'debit'),
      ('601.84', 'Gastos generales', 'expense', 'debit'), ('704.23', 'Otros ingresos', 'income', 'credit')
    ) AS d (code, name, type, nature) WHERE d.code = asked
    ON CONFLICT (code) DO NOTHING RETURNING id INTO found;
  IF found IS NULL THEN SELECT a.id INTO found FROM public.accounts a WHERE a.code = asked; END IF;
  RETURN found;
END $$;

CREATE OR REPLACE FUNCTION account_of_service(service text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE service WHEN 'Guardería' THEN '401.01.01' WHEN 'Hotel' THEN '401.01.02' WHEN 'Grooming' THEN '401.01.03'
    WHEN 'Extra-Grooming' THEN '401.01.04' WHEN 'Entrenamiento' THEN '401.01.05' ELSE '401.01.06' END
$$;

-- What was posted on each account before a day: whole months by their sums, the days of the last one by their lines.
CREATE OR REPLACE FUNCTION account_sums_before(day date) RETURNS TABLE (account_id uuid, debit bigint, credit bigint) LANGUAGE sql STABLE AS $$
  SELECT d.account_id, sum(d.debit)::bigint, sum(d.credit)::bigint FROM (
    SELECT s.account_id, s.debit_centavos AS debit, s.credit_centavos AS credit
    FROM public.gl_month_sums s WHERE s.month < date_trunc('month', day::timestamp)::date
    UNION ALL SELECT l.account_id, l.debit_centavos, l.credit_centavos
    FROM public.gl_entries e JOIN public.gl_lines l ON l.entry_id = e.id
    WHERE e.status = 'posted' AND e.date >= date_trunc('month', day::timestamp)::date AND e.date < day
  ) d GROUP BY d.account_id
$$;

CREATE OR REPLACE FUNCTION accounts_above_their_type() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('accounts'));
  IF EXISTS (SELECT FROM public.accounts a WHERE a.parent_id = NEW.id AND a.type <> NEW.type) THEN
    RAISE EXCEPTION 'an account that others are part of keeps its type'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

-- The chart of accounts is a tree, and an account is part of one of its own type. Changes of it wait for each other, since two that are right
-- alone may make a circle; whoever opens an account below another waits for changes of that one.
CREATE OR REPLACE FUNCTION accounts_below_their_type() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  above text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.parent_id, NEW.type) IS NOT DISTINCT FROM (OLD.parent_id, OLD.type) THEN RETURN NULL; END IF;
    PERFORM pg_advisory_xact_lock(hashtext('accounts'));
    SELECT a.type INTO above FROM public.accounts a WHERE a.id = NEW.parent_id;
  ELSE
    SELECT a.type INTO above FROM public.accounts a WHERE a.id = NEW.parent_id FOR SHARE;
  END IF;
  IF above <> NEW.type OR EXISTS (
    WITH RECURSIVE higher AS (
      SELECT a.id, a.parent_id FROM public.accounts a WHERE a.id = NEW.parent_id
      UNION SELECT a.id, a.parent_id FROM public.accounts a JOIN higher h ON a.id = h.parent_id)
    SELECT FROM higher h WHERE h.id = NEW.id
  ) THEN
    RAISE EXCEPTION 'an account is part of another one of its type, and not of itself'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

-- What was posted to an account was posted by its code and is counted by its type: both stay once it has lines.
CREATE OR REPLACE FUNCTION accounts_with_lines_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.gl_lines l WHERE l.account_id = NEW.id) THEN
    RAISE EXCEPTION 'an account that has lines keeps its code, type and nature'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION balances_of_booking(asked uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
  SELECT b.code, b.centavos FROM public.balances_of_bookings b WHERE b.booking_id = asked
$$;

CREATE OR REPLACE FUNCTION balances_of_order(asked uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
  SELECT b.code, b.centavos FROM public.balances_of_orders b WHERE b.order_id = asked
$$;

CREATE OR REPLACE FUNCTION balances_of_pass(asked uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
  SELECT b.code, b.centavos FROM public.balances_of_passes b WHERE b.pass_id = asked
$$;

-- What a movement changes in the books: a purchase is owed to its supplier, what lay there when the house began is its own, what is lost or
-- counted differently is a cost of its own. What orders take and give back is theirs to post.
CREATE OR REPLACE FUNCTION balances_of_stock(kind text, value bigint, iva bigint) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT m.code, m.centavos FROM (VALUES
    ('115.01', value), ('118.01', iva),
    (CASE WHEN kind = 'purchase' THEN '201.01' WHEN kind IN ('opening', 'cost') THEN '301.01' ELSE '501.08' END, -value - iva)
  ) AS m (code, centavos) WHERE kind NOT IN ('sale', 'return') AND m.centavos <> 0
$$;

CREATE OR REPLACE FUNCTION bank_lines_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what the bank said never changes'
    USING ERRCODE = 'restrict_violation', TABLE = 'bank_lines', CONSTRAINT = 'bank_lines_never_change';
END $$;

-- What a transaction moved on the bank for one thing by several payments: the bank tells of each, so each is a line of its own. None where
-- one payment moved it all, or where something else has to be caught up with.
CREATE OR REPLACE FUNCTION bank_lines_of_target(booking uuid, ordered uuid, pass uuid, moved bigint) RETURNS TABLE (centavos bigint, place bigint, memo text)
LANGUAGE sql STABLE AS $$
  WITH paid AS (
    SELECT CASE p.kind WHEN 'payment' THEN 1 ELSE -1 END * (p.amount_centavos + p.tip_centavos) AS centavos, p.position AS place,
      CASE p.method WHEN 'card' THEN 'Tarjeta' WHEN 'transfer' THEN 'Transferencia' ELSE 'En línea' END
        || CASE WHEN p.reference = '' THEN '' ELSE ' ' || p.reference END AS memo
    FROM public.payments p
    WHERE (p.booking_id = booking OR p.order_id = ordered OR p.pass_id = pass) AND p.created_at = now()::timestamptz(3)
      AND public.account_of_method(p.method) = '102.01' AND (p.status = 'settled' OR (p.status = 'pending' AND p.kind <> 'payment'))
  )
  SELECT p.centavos, p.place, p.memo FROM paid p
  WHERE (SELECT count(*) > 1 AND sum(a.centavos) = moved FROM paid a)
$$;

-- What is matched with a line of the bank is posted, on its account, and sums to its amount; or nothing is.
CREATE OR REPLACE FUNCTION bank_matches_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid;
  wrong boolean;
BEGIN
  FOR touched IN SELECT DISTINCT t.id FROM (VALUES
    (CASE WHEN TG_OP <> 'INSERT' THEN OLD.line_id END), (CASE WHEN TG_OP <> 'DELETE' THEN NEW.line_id END)) AS t (id) WHERE t.id IS NOT NULL ORDER BY 1
  LOOP
    -- Whoever matches the same line waits, so that two do not add up apart from each other.
    PERFORM FROM public.bank_lines b WHERE b.id = touched FOR NO KEY UPDATE;
    SELECT count(*) > 0 AND (count(*) FILTER (WHERE e.status = 'posted' AND l.account_id = b.account_id) < count(*)
        OR sum(l.debit_centavos - l.credit_centavos) <> min(b.amount_centavos)) INTO wrong
      FROM public.bank_matches m JOIN public.bank_lines b ON b.id = m.line_id
        JOIN public.gl_lines l ON l.entry_id = m.entry_id AND l.position = m.position JOIN public.gl_entries e ON e.id = m.entry_id
      WHERE m.line_id = touched;
    IF wrong THEN
      RAISE EXCEPTION 'what is matched does not add up to the line of the bank'
        USING ERRCODE = 'check_violation', TABLE = 'bank_matches', CONSTRAINT = 'bank_matches_add_up';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION books_differences() RETURNS TABLE (source text, source_id uuid, code text, centavos bigint) LANGUAGE sql STABLE AS $$
  SELECT d.source, d.id, d.code, sum(d.centavos)::bigint FROM (
    SELECT CASE WHEN t.booking_id IS NOT NULL THEN 'booking' WHEN t.order_id IS NOT NULL THEN 'order' ELSE 'pass' END AS source,
      coalesce(t.booking_id, t.order_id, t.pass_id) AS id, t.code, t.centavos
    FROM (
      SELECT m.booking_id, m.order_id, m.pass_id, m.code, m.centavos FROM public.money_of_sales m
      UNION ALL SELECT b.booking_id, NULL, NULL, b.code, b.centavos FROM public.balances_of_bookings b
      UNION ALL SELECT NULL, o.order_id, NULL, o.code, o.centavos FROM public.balances_of_orders o
      UNION ALL SELECT NULL, NULL, p.pass_id, p.code, p.centavos FROM public.balances_of_passes p
      UNION ALL SELECT e.booking_id, e.order_id, e.pass_id, a.code, l.credit_centavos - l.debit_centavos
        FROM public.gl_entries e JOIN public.gl_lines l ON l.entry_id = e.id JOIN public.accounts a ON a.id = l.account_id
        WHERE e.status = 'posted' AND e.source <> 'manual'
      UNION ALL SELECT r.booking_id, r.order_id, r.pass_id, a.code, l.credit_centavos - l.debit_centavos
        FROM public.reversals_by_hand r JOIN public.gl_lines l ON l.entry_id = r.entry_id JOIN public.accounts a ON a.id = l.account_id
    ) t WHERE num_nonnulls(t.booking_id, t.order_id, t.pass_id) = 1
    UNION ALL SELECT 'stock', m.id, b.code, b.centavos FROM public.stock_movements m,
      LATERAL public.balances_of_stock(m.kind, m.value_centavos, m.iva_centavos) b
      WHERE m.expense_id IS NULL
    UNION ALL SELECT 'stock', e.source_id::uuid, a.code, l.credit_centavos - l.debit_centavos
      FROM public.gl_entries e JOIN public.gl_lines l ON l.entry_id = e.id JOIN public.accounts a ON a.id = l.account_id
      WHERE e.status = 'posted' AND e.source = 'stock'
    UNION ALL SELECT 'stock', r.source_id::uuid, a.code, l.credit_centavos - l.debit_centavos
      FROM public.reversals_by_hand r JOIN public.gl_lines l ON l.entry_id = r.entry_id JOIN public.accounts a ON a.id = l.account_id
      WHERE r.source = 'stock'
    UNION ALL SELECT 'stock', (array_agg(m.id ORDER BY m.position DESC))[1], '115.01', sum(m.value_centavos) - p.stock_value_centavos
      FROM public.stock_movements m JOIN public.products p ON p.id = m.product_id GROUP BY p.id
  ) d GROUP BY d.source, d.id, d.code HAVING sum(d.centavos) <> 0
$$;

CREATE OR REPLACE FUNCTION bookings_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  spent uuid;
BEGIN
  PERFORM public.post_target(NEW.id, NULL, NULL, NEW.status || ' ' || NEW.version || ' ' || txid_current());
  FOR spent IN SELECT DISTINCT c.pass_id FROM public.pass_credits c WHERE c.booking_id = NEW.id ORDER BY 1 LOOP
    PERFORM public.post_target(NULL, NULL, spent, 'used ' || NEW.id || ' ' || txid_current());
  END LOOP;
  RETURN NULL;
END $$;

-- What was counted beyond the books is income, what is missing an expense.
CREATE OR REPLACE FUNCTION cash_days_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.post_entry('Corte de caja ' || NEW.till || ': ' || NEW.difference_reason, 'cashDay', NEW.id::text, 'closed', NULL, NULL, NULL,
    jsonb_build_array(
      jsonb_build_object('code', '101.01', 'centavos', NEW.difference_centavos),
      jsonb_build_object('code', CASE WHEN NEW.difference_centavos > 0 THEN '704.23' ELSE '601.84' END, 'centavos', -NEW.difference_centavos)));
  RETURN NULL;
END $$;

-- What an expense moves in the till it posts itself.
CREATE OR REPLACE FUNCTION cash_movements_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved bigint := CASE NEW.kind WHEN 'in' THEN NEW.amount_centavos ELSE -NEW.amount_centavos END;
BEGIN
  IF NEW.expense_id IS NOT NULL THEN RETURN NULL; END IF;
  PERFORM public.post_entry('Caja: ' || NEW.reason, 'cashDay', NEW.id::text, 'moved', NULL, NULL, NULL, jsonb_build_array(
    jsonb_build_object('code', '101.01', 'centavos', moved), jsonb_build_object('code', '107.05', 'centavos', -moved)));
  RETURN NULL;
END $$;

-- Whoever closes a month waits for whoever posts into it, as the other way round.
CREATE OR REPLACE FUNCTION closed_months_wait_for_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('closed_months'));
  RETURN NULL;
END $$;

-- What a thing that is paid for costs by now: without the pieces that were returned; of one that was given up, what is kept.
CREATE OR REPLACE FUNCTION cost_of_target(booking uuid, ordered uuid, pass uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN b.status = 'cancelled' THEN b.retained_centavos ELSE b.total_centavos END FROM public.bookings b WHERE b.id = booking
  UNION ALL SELECT CASE WHEN o.status IN ('cancelled', 'refunded') THEN 0 ELSE o.total_centavos - o.returned_centavos END
    FROM public.orders o WHERE o.id = ordered
  UNION ALL SELECT CASE WHEN p.status = 'cancelled' THEN 0 ELSE p.total_centavos END FROM public.passes p WHERE p.id = pass
$$;

-- Today in the house's zone, or the first day after the last month that is closed.
CREATE OR REPLACE FUNCTION day_of_posting() RETURNS date LANGUAGE sql STABLE AS $$
  SELECT greatest((public.instant_of_posting() AT TIME ZONE 'America/Mexico_City')::date,
    (SELECT (max(m.month) + interval '1 month')::date FROM public.closed_months m))
$$;

-- The lines of an entry are all there when it is posted, and none is added later. Sums are met in one order by all who post.
CREATE OR REPLACE FUNCTION gl_entries_add_to_their_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.gl_month_sums AS s (account_id, month, part, debit_centavos, credit_centavos)
    SELECT l.account_id, date_trunc('month', n.date)::date, pg_backend_pid() % 8, sum(l.debit_centavos), sum(l.credit_centavos)
    FROM now_posted n JOIN formerly f ON f.id = n.id AND f.status = 'draft' JOIN public.gl_lines l ON l.entry_id = n.id
    WHERE n.status = 'posted' GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (account_id, month, part) DO UPDATE
    SET debit_centavos = s.debit_centavos + excluded.debit_centavos, credit_centavos = s.credit_centavos + excluded.credit_centavos;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION gl_entries_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.gl_entries e
    LEFT JOIN public.gl_lines l ON l.entry_id = e.id
    WHERE e.id = NEW.id AND e.status = 'posted'
    GROUP BY e.id
    HAVING count(l.entry_id) < 2 OR sum(l.debit_centavos) <> sum(l.credit_centavos)
  ) THEN
    RAISE EXCEPTION 'a posted entry has at least two lines, and its debits equal its credits'
      USING ERRCODE = 'check_violation', TABLE = 'gl_entries', CONSTRAINT = 'gl_entries_balance';
  END IF;
  RETURN NULL;
END $$;

-- With a month all those before it are closed: an entry in one of them would change what the closed one begins with.
CREATE OR REPLACE FUNCTION gl_entries_of_an_open_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The lock makes whoever closes a month wait for whoever posts into it, and the other way round.
  PERFORM pg_advisory_xact_lock_shared(hashtext('closed_months'));
  IF EXISTS (SELECT FROM public.closed_months m WHERE m.month >= date_trunc('month', NEW.date)::date) THEN
    RAISE EXCEPTION 'the books of that month are closed'
      USING ERRCODE = 'check_violation', TABLE = 'gl_entries', CONSTRAINT = 'gl_entries_of_an_open_month';
  END IF;
  RETURN NEW;
END $$;

-- Lines of a posted entry go with a demonstration alone, before their entry.
CREATE OR REPLACE FUNCTION gl_lines_leave_their_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.gl_month_sums AS s (account_id, month, part, debit_centavos, credit_centavos)
    SELECT l.account_id, date_trunc('month', e.date)::date, pg_backend_pid() % 8, -sum(l.debit_centavos), -sum(l.credit_centavos)
    FROM gone l JOIN public.gl_entries e ON e.id = l.entry_id WHERE e.status = 'posted' GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (account_id, month, part) DO UPDATE
    SET debit_centavos = s.debit_centavos + excluded.debit_centavos, credit_centavos = s.credit_centavos + excluded.credit_centavos;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION gl_lines_of_posted_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND public.is_demo_removed() THEN RETURN OLD; END IF;
  -- The lock makes whoever adds a line wait for whoever is posting the entry, so that no line slips in behind the balance.
  PERFORM FROM public.gl_entries e
    WHERE e.id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.entry_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.entry_id END)
    FOR SHARE;
  IF EXISTS (
    SELECT FROM public.gl_entries e
    WHERE e.status = 'posted'
      AND e.id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.entry_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.entry_id END)
  ) THEN
    RAISE EXCEPTION 'a line of a posted entry never changes'
      USING ERRCODE = 'restrict_violation', TABLE = 'gl_lines', CONSTRAINT = 'gl_lines_of_posted_never_change';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;

CREATE OR REPLACE FUNCTION gl_month_sums_follow_the_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() > 1 THEN RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END; END IF;
  RAISE EXCEPTION 'sums of months follow the entries and are written by nobody'
    USING ERRCODE = 'restrict_violation', TABLE = 'gl_month_sums', CONSTRAINT = TG_NAME;
END $$;

-- The instant by which entries are dated: the database's own, or the one that the transaction says where the house lives by another clock,
-- as a simulated year and the weeks of a demonstration do.
CREATE OR REPLACE FUNCTION instant_of_posting() RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('rumi.instant', true), '')::timestamptz, now())
$$;

CREATE OR REPLACE FUNCTION iva_percent_of(settings_version integer) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT (s.data ->> 'ivaPercent')::numeric FROM public.house_settings s WHERE s.version = settings_version), 16)
$$;

-- IVA is taken out of an amount once, half a centavo away from zero.
CREATE OR REPLACE FUNCTION iva_within(amount bigint, percent numeric) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT amount - round(amount * 100 / (100 + percent))::bigint
$$;

CREATE OR REPLACE FUNCTION money_of_target(booking uuid, ordered uuid, pass uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
  SELECT m.code, m.centavos FROM public.money_of_sales m
  WHERE m.booking_id = booking OR m.order_id = ordered OR m.pass_id = pass
$$;

-- The audit of the sums: what the lines of each account say of a month, less what its sum says. None where they agree.
CREATE OR REPLACE FUNCTION month_sum_differences() RETURNS TABLE (account_id uuid, code text, month date, centavos bigint) LANGUAGE sql STABLE AS $$
  SELECT a.id, a.code, d.month, (CASE WHEN sum(d.debit) <> 0 THEN sum(d.debit) ELSE sum(d.credit) END)::bigint FROM (
    SELECT l.account_id, date_trunc('month', e.date)::date AS month, l.debit_centavos AS debit, l.credit_centavos AS credit
    FROM public.gl_lines l JOIN public.gl_entries e ON e.id = l.entry_id WHERE e.status = 'posted'
    UNION ALL SELECT s.account_id, s.month, -s.debit_centavos, -s.credit_centavos FROM public.gl_month_sums s
  ) d JOIN public.accounts a ON a.id = d.account_id
  GROUP BY a.id, a.code, d.month HAVING sum(d.debit) <> 0 OR sum(d.credit) <> 0
$$;

CREATE OR REPLACE FUNCTION orders_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.post_target(NULL, NEW.id, NULL, NEW.status || ' ' || NEW.version || ' ' || txid_current());
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION passes_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.post_target(NULL, NULL, NEW.id, NEW.status || ' ' || NEW.version || ' ' || txid_current());
  RETURN NULL;
END $$;

-- Credit that no payment stands behind is a discount of the house until it is used or paid out.
CREATE OR REPLACE FUNCTION payments_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event text := NEW.status || ' ' || NEW.id;
  sign integer := CASE WHEN NEW.status = 'failed' THEN -1 ELSE 1 END;
  counts boolean := NEW.status = 'settled' OR NEW.kind <> 'payment';
BEGIN
  IF num_nonnulls(NEW.booking_id, NEW.order_id, NEW.pass_id) = 1 THEN
    PERFORM public.post_target(NEW.booking_id, NEW.order_id, NEW.pass_id, event);
  ELSIF counts AND (TG_OP = 'INSERT' OR NEW.status = 'failed') THEN
    PERFORM public.post_entry('Saldo a favor', 'payment', NEW.id::text, event, NULL, NULL, NULL,
      CASE NEW.kind WHEN 'credit' THEN jsonb_build_array(
        jsonb_build_object('code', '402.01', 'centavos', sign * NEW.amount_centavos),
        jsonb_build_object('code', '206.01.02', 'centavos', -sign * NEW.amount_centavos))
      ELSE jsonb_build_array(
        jsonb_build_object('code', '206.01.02', 'centavos', sign * NEW.amount_centavos),
        jsonb_build_object('code', public.account_of_method(NEW.method), 'centavos', -sign * NEW.amount_centavos)) END);
  END IF;
  RETURN NULL;
END $$;

-- Writes and posts one entry: an amount for each account, debits above zero and credits below, with a memo where one is said. What was posted
-- already, as where a backup comes back with its entries, is not posted again.
CREATE OR REPLACE FUNCTION post_entry(told text, source text, source_id text, event text, booking uuid, ordered uuid, pass uuid, moved jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  entry uuid;
BEGIN
  IF $2 IN ('payment', 'cashDay', 'stock') AND EXISTS (SELECT FROM public.gl_entries e WHERE e.source = $2 AND e.source_id = $3 AND e.event = $4) THEN
    RETURN;
  END IF;
  INSERT INTO public.gl_entries (date, description, source, source_id, event, booking_id, order_id, pass_id)
    VALUES (public.day_of_posting(), coalesce(nullif(left(btrim(told), 200), ''), event), source, source_id, event, booking, ordered, pass)
    RETURNING id INTO entry;
  INSERT INTO public.gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos, memo)
    SELECT entry, (row_number() OVER (ORDER BY (m.centavos)::bigint < 0, m.code, m.place)) - 1, public.account_of_posting(m.code),
      greatest(m.centavos, 0), greatest(-m.centavos, 0), coalesce(m.memo, '')
    FROM jsonb_to_recordset(moved) AS m (code text, centavos bigint, place bigint, memo text);
  UPDATE public.gl_entries SET status = 'posted' WHERE id = entry;
END $$;

-- Posts what the books lack of a thing, whatever changed it; what is posted already posts nothing again.
CREATE OR REPLACE FUNCTION post_target(booking uuid, ordered uuid, pass uuid, event text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  moved jsonb;
  told text;
BEGIN
  PERFORM FROM public.bookings b WHERE b.id = booking FOR NO KEY UPDATE;
  PERFORM FROM public.orders o WHERE o.id = ordered FOR NO KEY UPDATE;
  PERFORM FROM public.passes p WHERE p.id = pass FOR NO KEY UPDATE;
  WITH lacking AS (SELECT * FROM public.unposted_of_target(booking, ordered, pass)),
  apart AS (
    SELECT l.code, b.* FROM lacking l, LATERAL public.bank_lines_of_target(booking, ordered, pass, l.centavos) b WHERE l.code = '102.01'
  )
  SELECT jsonb_agg(to_jsonb(u)) INTO moved FROM (
    SELECT a.code, a.centavos, a.place, a.memo FROM apart a
    UNION ALL SELECT l.code, l.centavos, NULL, NULL FROM lacking l WHERE l.code <> '102.01' OR NOT EXISTS (SELECT FROM apart)
  ) u;
  IF moved IS NULL THEN RETURN; END IF;
  told := coalesce(
    (SELECT s.name || ', ' || (SELECT string_agg(d.name, ' y ' ORDER BY d.name) FROM public.booking_dogs bd
        JOIN public.dogs d ON d.id = bd.dog_id WHERE bd.booking_id = b.id)
      FROM public.bookings b JOIN public.services s ON s.id = b.service_id WHERE b.id = booking),
    (SELECT 'Pedido ' || o.number FROM public.orders o WHERE o.id = ordered),
    (SELECT 'Pase de ' || lower(p.service_type) FROM public.passes p WHERE p.id = pass), '');
  PERFORM public.post_entry(told, CASE WHEN booking IS NOT NULL THEN 'booking' WHEN ordered IS NOT NULL THEN 'order' ELSE 'pass' END,
    coalesce(booking, ordered, pass)::text, event, booking, ordered, pass, moved);
END $$;

CREATE OR REPLACE FUNCTION refuse_change_of_posted_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND public.is_demo_removed() THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'a posted entry never changes'
    USING ERRCODE = 'restrict_violation', TABLE = 'gl_entries', CONSTRAINT = 'gl_entries_posted_never_change';
END $$;

CREATE OR REPLACE FUNCTION stock_movements_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told text := CASE NEW.kind WHEN 'purchase' THEN 'Compra a ' || NEW.supplier WHEN 'loss' THEN 'Merma' WHEN 'opening' THEN 'Existencias iniciales'
    WHEN 'cost' THEN 'Costo de existencias iniciales' ELSE 'Diferencia de inventario' END
    || ': ' || abs(CASE NEW.kind WHEN 'cost' THEN NEW.stock_after ELSE NEW.quantity END)
    || ' × ' || (SELECT p.name FROM public.products p WHERE p.id = NEW.product_id)
    || CASE WHEN NEW.reference = '' THEN '' ELSE ', factura ' || NEW.reference END || CASE WHEN NEW.reason = '' THEN '' ELSE ', ' || NEW.reason END;
BEGIN
  PERFORM public.post_entry(told, 'stock', NEW.id::text, NEW.kind, NULL, NULL, NULL,
    (SELECT jsonb_agg(to_jsonb(b)) FROM public.balances_of_stock(NEW.kind, NEW.value_centavos, NEW.iva_centavos) b));
  RETURN NULL;
END $$;

-- What of a thing the books should hold and do not; nothing where they agree.
CREATE OR REPLACE FUNCTION unposted_of_target(booking uuid, ordered uuid, pass uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
  SELECT d.code, sum(d.centavos)::bigint FROM (
    SELECT * FROM public.money_of_target(booking, ordered, pass)
    UNION ALL SELECT * FROM public.balances_of_booking(booking)
    UNION ALL SELECT * FROM public.balances_of_order(ordered)
    UNION ALL SELECT * FROM public.balances_of_pass(pass)
    UNION ALL SELECT a.code, l.credit_centavos - l.debit_centavos
      FROM public.gl_entries e JOIN public.gl_lines l ON l.entry_id = e.id JOIN public.accounts a ON a.id = l.account_id
      WHERE e.status = 'posted' AND e.source <> 'manual' AND (e.booking_id = booking OR e.order_id = ordered OR e.pass_id = pass)
  ) d GROUP BY d.code HAVING sum(d.centavos) <> 0
$$;

-- The money of every sale: where it came from and where it went, tips and credit.
CREATE OR REPLACE VIEW money_of_sales AS
  SELECT p.booking_id, p.order_id, p.pass_id, v.code, v.centavos
  FROM public.payments p LEFT JOIN public.payments r ON r.id = p.refund_of,
    LATERAL (SELECT CASE p.kind WHEN 'payment' THEN 1 ELSE -1 END AS of) sign,
    LATERAL (VALUES
      (public.account_of_method(p.method), sign.of * (p.amount_centavos + p.tip_centavos)),
      ('205.06', -sign.of * p.tip_centavos),
      ('206.01.02', CASE r.kind WHEN 'credit' THEN p.amount_centavos ELSE 0 END)) v (code, centavos)
  WHERE p.status = 'settled' OR (p.status = 'pending' AND p.kind <> 'payment');

-- What is paid of each thing and still there.
CREATE OR REPLACE VIEW paid_of_sales AS
  SELECT p.booking_id, p.order_id, p.pass_id, sum(p.amount_centavos - p.returned_centavos)::bigint AS centavos
  FROM public.payments p WHERE p.kind = 'payment' AND p.status = 'settled' GROUP BY p.booking_id, p.order_id, p.pass_id;

-- Payments as money moved: each with what of it every thing was paid. `target` columns are null where there are several.
CREATE OR REPLACE VIEW moved_payments AS
  SELECT m.id, p.kind, a.booking_id, a.order_id, a.pass_id, p.client_id, p.method, m.amount_centavos, m.tip_centavos, a.tip_for,
    a.returned_centavos, p.reference, p.reason, p.status,
    (SELECT r.movement_id FROM public.payments r WHERE r.id = p.refund_of) AS refund_of,
    p.cash_day_id, p.charge_id, p.position, p.received_at, p.received_by, p.created_at, a.allocations
  FROM public.payments p JOIN public.payment_movements m ON m.id = p.movement_id,
    LATERAL (SELECT sum(x.returned_centavos)::bigint AS returned_centavos, (array_agg(x.tip_for) FILTER (WHERE x.tip_for IS NOT NULL))[1] AS tip_for,
      CASE count(*) WHEN 1 THEN (array_agg(x.booking_id))[1] END AS booking_id,
      CASE count(*) WHEN 1 THEN (array_agg(x.order_id))[1] END AS order_id,
      CASE count(*) WHEN 1 THEN (array_agg(x.pass_id))[1] END AS pass_id,
      jsonb_agg(jsonb_build_object('id', x.id, 'target', CASE
          WHEN x.booking_id IS NOT NULL THEN jsonb_build_object('bookingId', x.booking_id)
          WHEN x.order_id IS NOT NULL THEN jsonb_build_object('orderId', x.order_id)
          WHEN x.pass_id IS NOT NULL THEN jsonb_build_object('passId', x.pass_id) END,
        'amountCentavos', x.amount_centavos, 'tipCentavos', x.tip_centavos, 'returnedCentavos', x.returned_centavos)
        ORDER BY x.position) AS allocations
      FROM public.payments x WHERE x.movement_id = p.movement_id) a
  WHERE p.leads;

-- What the books owe to each pass: an advance that its used credits earn, share by share; what is left when it ends is income of another kind.
CREATE OR REPLACE VIEW balances_of_passes AS
  SELECT p.id AS pass_id, v.code, v.centavos
  FROM public.passes p LEFT JOIN public.house_settings h ON h.version = p.settings_version
    LEFT JOIN public.paid_of_sales q ON q.pass_id = p.id,
    LATERAL (SELECT coalesce(q.centavos, 0) AS centavos,
      public.iva_within(coalesce(q.centavos, 0), coalesce((h.data ->> 'ivaPercent')::numeric, 16)) AS iva OFFSET 0) paid,
    LATERAL (SELECT round((paid.centavos - paid.iva)::numeric * (
      SELECT count(*) FROM public.pass_credits c JOIN public.bookings b ON b.id = c.booking_id
      WHERE c.pass_id = p.id AND b.status IN ('checked-out', 'no-show')) / p.units)::bigint AS centavos OFFSET 0) earned,
    LATERAL (VALUES
      ('208.01', -paid.iva),
      (public.account_of_service(p.service_type), -earned.centavos),
      (CASE p.status WHEN 'expired' THEN '704.23' ELSE '206.01' END, -(paid.centavos - paid.iva - earned.centavos))
    ) v (code, centavos);

-- What the books owe to each order: it is sold when it is paid whole, and costs what left the shop with it; what is returned later is a return.
CREATE OR REPLACE VIEW balances_of_orders AS
  SELECT o.id AS order_id, v.code, v.centavos
  FROM public.orders o LEFT JOIN public.paid_of_sales q ON q.order_id = o.id
    LEFT JOIN (SELECT m.order_id, -sum(m.value_centavos)::bigint AS cost FROM public.stock_movements m GROUP BY m.order_id) goods
      ON goods.order_id = o.id,
    LATERAL (SELECT o.status NOT IN ('pending', 'cancelled') AS sold, o.total_centavos - o.iva_centavos AS base,
      coalesce(q.centavos, 0) AS paid, coalesce(goods.cost, 0) AS cost, CASE o.total_centavos WHEN 0 THEN 0
        ELSE round(coalesce(q.centavos, 0)::numeric * o.iva_centavos / o.total_centavos)::bigint END AS iva OFFSET 0) c,
    LATERAL (VALUES
      ('208.01', -c.iva),
      ('206.01', CASE WHEN c.sold THEN 0 ELSE -(c.paid - c.iva) END),
      ('401.04', CASE WHEN c.sold THEN -c.base ELSE 0 END),
      ('402.01', CASE WHEN c.sold THEN c.base - (c.paid - c.iva) ELSE 0 END),
      ('501.01', CASE WHEN c.sold THEN c.cost ELSE 0 END),
      ('115.01', CASE WHEN c.sold THEN -c.cost ELSE 0 END)
    ) v (code, centavos);

CREATE OR REPLACE VIEW balances_of_bookings AS
  SELECT b.id AS booking_id, v.code, v.centavos
  FROM public.bookings b
    LEFT JOIN public.house_settings h ON h.version = b.settings_version
    LEFT JOIN public.paid_of_sales q ON q.booking_id = b.id,
    LATERAL (SELECT coalesce((h.data ->> 'ivaPercent')::numeric, 16) AS percent, coalesce(q.centavos, 0) AS centavos OFFSET 0) paid,
    LATERAL (SELECT CASE b.status WHEN 'checked-out' THEN least(b.total_centavos, greatest(paid.centavos, b.total_centavos - coalesce((
        SELECT sum(r.amount_centavos) FROM public.payments r JOIN public.payments p ON p.id = r.refund_of AND p.kind = 'payment'
        WHERE r.booking_id = b.id AND r.status <> 'failed' AND NOT r.is_correction AND NOT r.is_surplus AND r.charge_id IS NULL
          AND r.created_at > (SELECT max(e.at) FROM public.booking_events e WHERE e.booking_id = b.id AND e.to_status = 'checked-out'
            AND e.from_status IS DISTINCT FROM 'checked-out')), 0)))
      WHEN 'no-show' THEN paid.centavos WHEN 'cancelled' THEN b.retained_centavos ELSE 0 END::bigint AS centavos
      OFFSET 0) due,
    LATERAL (SELECT public.iva_within(paid.centavos, paid.percent) AS of_paid, public.iva_within(due.centavos, paid.percent) AS of_due,
      b.total_centavos + b.discount_centavos - public.iva_within(b.total_centavos + b.discount_centavos, paid.percent) AS price
      OFFSET 0) without,
    LATERAL (VALUES
      ('208.01', -without.of_paid),
      ('206.01', CASE WHEN paid.centavos > due.centavos
        THEN -(paid.centavos - due.centavos - (without.of_paid - without.of_due)) ELSE 0 END),
      ('401.05', CASE WHEN b.status IN ('no-show', 'cancelled') THEN -(due.centavos - without.of_due) ELSE 0 END),
      (public.account_of_service(b.service_type), CASE b.status WHEN 'checked-out' THEN -without.price ELSE 0 END),
      ('402.01', CASE b.status WHEN 'checked-out' THEN without.price - (due.centavos - without.of_due) ELSE 0 END),
      ('209.01', CASE WHEN b.status IN ('checked-out', 'cancelled') AND paid.centavos < due.centavos THEN -(without.of_due - without.of_paid) ELSE 0 END),
      ('105.01', CASE WHEN b.status IN ('checked-out', 'cancelled') AND paid.centavos < due.centavos THEN due.centavos - paid.centavos ELSE 0 END)
    ) v (code, centavos);

-- What posted by itself and was taken back by hand, with what it told of; a reversal that was itself taken back comes with its own reversal.
CREATE OR REPLACE VIEW reversals_by_hand AS
  WITH RECURSIVE reversed AS (
    SELECT r.id AS entry_id, e.source, e.source_id, e.booking_id, e.order_id, e.pass_id
    FROM public.gl_entries r JOIN public.gl_entries e ON e.id = r.reversal_of
    WHERE r.source = 'manual' AND r.status = 'posted' AND e.source <> 'manual'
    UNION ALL SELECT r.id, v.source, v.source_id, v.booking_id, v.order_id, v.pass_id
    FROM reversed v JOIN public.gl_entries r ON r.reversal_of = v.entry_id AND r.status = 'posted'
  )
  SELECT * FROM reversed;
