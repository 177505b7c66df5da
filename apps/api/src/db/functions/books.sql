-- Returns the code of the account on which money of a payment method lies.
CREATE OR REPLACE FUNCTION account_of_method(method text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE method
    WHEN 'cash' THEN '101.01'
    WHEN 'credit' THEN '206.01.02'
    ELSE '102.01'
  END
$$;

-- Returns the code of the income account of a type of service.
CREATE OR REPLACE FUNCTION account_of_service(service text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE service
    WHEN 'Guardería' THEN '401.01.01'
    WHEN 'Hotel' THEN '401.01.02'
    WHEN 'Grooming' THEN '401.01.03'
    WHEN 'Extra-Grooming' THEN '401.01.04'
    WHEN 'Entrenamiento' THEN '401.01.05'
    ELSE '401.01.06'
  END
$$;

-- Returns the account with a code that entries are posted to; creates it where the chart of accounts lacks it.
CREATE OR REPLACE FUNCTION posting_account(account_code text) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  account uuid;
  parent_code text := CASE WHEN account_code ~ '^401\.01\.' THEN '401.01' END;
BEGIN
  SELECT id INTO account FROM public.accounts WHERE code = account_code;
  IF account IS NOT NULL THEN
    RETURN account;
  END IF;
  INSERT INTO public.accounts (code, name, type, nature, sat_group, parent_id)
    SELECT
      standard.code,
      standard.name,
      standard.type,
      standard.nature,
      coalesce(
        parent_code,
        CASE account_code WHEN '401.04' THEN '401.01' WHEN '401.05' THEN '401.38' ELSE left(standard.code, 6) END
      ),
      (
        SELECT accounts.id
        FROM public.accounts
        WHERE accounts.code = parent_code
          AND NOT EXISTS (SELECT FROM public.gl_lines WHERE gl_lines.account_id = accounts.id)
      )
    FROM (
      VALUES
        ('101.01', 'Caja', 'asset', 'debit'),
        ('102.01', 'Bancos', 'asset', 'debit'),
        ('105.01', 'Clientes', 'asset', 'debit'),
        ('105.01.02', 'ISR por retener de clientes', 'asset', 'debit'),
        ('107.05', 'Movimientos de caja por clasificar', 'asset', 'debit'),
        ('113.02', 'ISR retenido por clientes', 'asset', 'debit'),
        ('115.01', 'Inventario', 'asset', 'debit'),
        ('118.01', 'IVA acreditable pagado', 'asset', 'debit'),
        ('119.01', 'IVA acreditable pendiente de pago', 'asset', 'debit'),
        ('201.01', 'Proveedores', 'liability', 'credit'),
        ('205.06', 'Propinas por pagar al personal', 'liability', 'credit'),
        ('206.01', 'Anticipos de clientes', 'liability', 'credit'),
        ('206.01.02', 'Saldos a favor de clientes', 'liability', 'credit'),
        ('208.01', 'IVA trasladado cobrado', 'liability', 'credit'),
        ('209.01', 'IVA trasladado no cobrado', 'liability', 'credit'),
        ('216.03', 'ISR retenido por arrendamiento', 'liability', 'credit'),
        ('216.04', 'ISR retenido por servicios', 'liability', 'credit'),
        ('216.10', 'IVA retenido', 'liability', 'credit'),
        ('301.01', 'Capital', 'equity', 'credit'),
        ('304.01', 'Utilidad de ejercicios anteriores', 'equity', 'credit'),
        ('304.02', 'Pérdida de ejercicios anteriores', 'equity', 'debit'),
        ('401.01', 'Ingresos por servicios', 'income', 'credit'),
        ('401.01.01', 'Guardería', 'income', 'credit'),
        ('401.01.02', 'Hotel', 'income', 'credit'),
        ('401.01.03', 'Grooming', 'income', 'credit'),
        ('401.01.04', 'Extra-Grooming', 'income', 'credit'),
        ('401.01.05', 'Entrenamiento', 'income', 'credit'),
        ('401.01.06', 'Eventos', 'income', 'credit'),
        ('401.04', 'Ventas de tienda', 'income', 'credit'),
        ('401.05', 'Anticipos retenidos', 'income', 'credit'),
        ('402.01', 'Devoluciones y descuentos', 'income', 'debit'),
        ('501.01', 'Costo de ventas', 'expense', 'debit'),
        ('501.08', 'Mermas y diferencias de inventario', 'expense', 'debit'),
        ('601.84', 'Gastos generales', 'expense', 'debit'),
        ('701.10', 'Comisiones bancarias', 'expense', 'debit'),
        ('704.23', 'Otros ingresos', 'income', 'credit')
    ) AS standard (code, name, type, nature)
    WHERE standard.code = account_code
    ON CONFLICT (code) DO NOTHING
    RETURNING id INTO account;
  IF account IS NULL THEN
    SELECT id INTO account FROM public.accounts WHERE code = account_code;
  END IF;
  RETURN account;
END $$;

-- Returns the debits and credits posted on each account before a day, from sums of whole months and the lines of the last month.
CREATE OR REPLACE FUNCTION account_sums_before(day date)
RETURNS TABLE (account_id uuid, debit bigint, credit bigint) LANGUAGE sql STABLE AS $$
  WITH posted AS (
    SELECT account_id, debit_centavos, credit_centavos
    FROM public.gl_month_sums
    WHERE month < date_trunc('month', day::timestamp)::date
    UNION ALL
    SELECT gl_lines.account_id, gl_lines.debit_centavos, gl_lines.credit_centavos
    FROM public.gl_entries
      JOIN public.gl_lines ON gl_lines.entry_id = gl_entries.id
    WHERE gl_entries.status = 'posted'
      AND gl_entries.date >= date_trunc('month', day::timestamp)::date
      AND gl_entries.date < day
  )
  SELECT posted.account_id, sum(posted.debit_centavos)::bigint, sum(posted.credit_centavos)::bigint
  FROM posted
  GROUP BY posted.account_id
$$;

-- Rejects another type of an account that has accounts of a type below it.
CREATE OR REPLACE FUNCTION accounts_above_their_type() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('accounts'));
  IF EXISTS (SELECT FROM public.accounts WHERE parent_id = NEW.id AND type <> NEW.type) THEN
    RAISE EXCEPTION 'an account that others are part of keeps its type'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

-- Rejects a parent that takes entries: an account with lines, or one that events post to.
CREATE OR REPLACE FUNCTION accounts_below_a_parent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.parent_id IS NOT DISTINCT FROM OLD.parent_id THEN
    RETURN NEW;
  END IF;
  -- Waits for concurrent lines on the parent, as they wait for this account.
  PERFORM FROM public.accounts WHERE id = NEW.parent_id FOR UPDATE;
  IF EXISTS (SELECT FROM public.accounts WHERE id = NEW.parent_id AND public.takes_events(code))
    OR EXISTS (SELECT FROM public.card_terminals WHERE account_id = NEW.parent_id)
    OR EXISTS (SELECT FROM public.gl_lines WHERE account_id = NEW.parent_id)
  THEN
    RAISE EXCEPTION 'an account that takes entries is no parent'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;

-- Rejects a parent of another type and a circle of parents; changes are serialised, since two valid ones can form a circle together.
CREATE OR REPLACE FUNCTION accounts_below_their_type() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parent_type text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.parent_id, NEW.type) IS NOT DISTINCT FROM (OLD.parent_id, OLD.type) THEN
      RETURN NULL;
    END IF;
    PERFORM pg_advisory_xact_lock(hashtext('accounts'));
    SELECT type INTO parent_type FROM public.accounts WHERE id = NEW.parent_id;
  ELSE
    SELECT type INTO parent_type FROM public.accounts WHERE id = NEW.parent_id FOR SHARE;
  END IF;
  IF parent_type <> NEW.type OR EXISTS (
    WITH RECURSIVE ancestors AS (
      SELECT id, parent_id
      FROM public.accounts
      WHERE id = NEW.parent_id
      UNION
      SELECT accounts.id, accounts.parent_id
      FROM public.accounts
        JOIN ancestors ON accounts.id = ancestors.parent_id
    )
    SELECT FROM ancestors WHERE id = NEW.id
  ) THEN
    RAISE EXCEPTION 'an account is part of another one of its type, and not of itself'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

-- Rejects another code, type or nature of an account that has lines.
CREATE OR REPLACE FUNCTION accounts_with_lines_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.gl_lines WHERE account_id = NEW.id) THEN
    RAISE EXCEPTION 'an account that has lines keeps its code, type and nature'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;

-- Returns the balances of one booking.
CREATE OR REPLACE FUNCTION balances_of_booking(booking uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
  SELECT code, centavos
  FROM public.balances_of_bookings
  WHERE booking_id = booking
$$;

-- Returns the balances of one order.
CREATE OR REPLACE FUNCTION balances_of_order(shop_order uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
  SELECT code, centavos
  FROM public.balances_of_orders
  WHERE order_id = shop_order
$$;

-- Returns the balances of one pass.
CREATE OR REPLACE FUNCTION balances_of_pass(pass uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
  SELECT code, centavos
  FROM public.balances_of_passes
  WHERE pass_id = pass
$$;

-- Returns the amounts that a stock movement posts against supplier, capital or stock loss; sales and returns are posted by their order.
CREATE OR REPLACE FUNCTION balances_of_stock(kind text, value bigint, iva bigint)
RETURNS TABLE (code text, centavos bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT amount.code, amount.centavos
  FROM (
    VALUES
      ('115.01', value),
      ('118.01', iva),
      (
        CASE
          WHEN kind = 'purchase' THEN '201.01'
          WHEN kind IN ('opening', 'cost') THEN '301.01'
          ELSE '501.08'
        END,
        -value - iva
      )
  ) AS amount (code, centavos)
  WHERE kind NOT IN ('sale', 'return') AND amount.centavos <> 0
$$;

-- Protects the lines of a bank statement.
CREATE OR REPLACE FUNCTION bank_lines_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'lines of a bank statement never change'
    USING ERRCODE = 'restrict_violation', TABLE = 'bank_lines', CONSTRAINT = 'bank_lines_never_change';
END $$;

-- Returns each bank payment of a target in this transaction, as the bank lists them; none where one payment or other changes make the sum.
CREATE OR REPLACE FUNCTION bank_lines_of_target(booking uuid, shop_order uuid, pass uuid, total bigint)
RETURNS TABLE (centavos bigint, place bigint, memo text) LANGUAGE sql STABLE AS $$
  WITH moved AS (
    SELECT
      CASE kind WHEN 'payment' THEN 1 ELSE -1 END * (amount_centavos + tip_centavos) AS centavos,
      position AS place,
      CASE method
        WHEN 'card' THEN 'Tarjeta'
        WHEN 'debit-card' THEN 'Tarjeta'
        WHEN 'voucher' THEN 'Vales'
        WHEN 'transfer' THEN 'Transferencia'
        ELSE 'En línea'
      END
        || CASE WHEN reference = '' THEN '' ELSE ' ' || reference END AS memo
    FROM public.payments
    WHERE (booking_id = booking OR order_id = shop_order OR pass_id = pass)
      AND created_at = now()::timestamptz(3)
      AND public.account_of_payment(method, terminal_id) = '102.01'
      AND (status = 'settled' OR (status = 'pending' AND kind <> 'payment'))
  )
  SELECT moved.centavos, moved.place, moved.memo
  FROM moved
  WHERE (SELECT count(*) > 1 AND sum(every.centavos) = total FROM moved AS every)
$$;

-- Rejects matches that are not posted, lie on another account or do not add up to their bank line.
CREATE OR REPLACE FUNCTION bank_matches_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line uuid;
  differs boolean;
BEGIN
  FOR line IN
    SELECT DISTINCT changed.line_id
    FROM (
      VALUES
        (CASE WHEN TG_OP <> 'INSERT' THEN OLD.line_id END),
        (CASE WHEN TG_OP <> 'DELETE' THEN NEW.line_id END)
    ) AS changed (line_id)
    WHERE changed.line_id IS NOT NULL
    ORDER BY 1
  LOOP
    -- Concurrent matches of one line wait, so that two do not add up separately.
    PERFORM FROM public.bank_lines WHERE id = line FOR NO KEY UPDATE;
    SELECT
      count(*) > 0
      AND (
        count(*) FILTER (WHERE gl_entries.status = 'posted' AND gl_lines.account_id = bank_lines.account_id) < count(*)
        OR sum(gl_lines.debit_centavos - gl_lines.credit_centavos) <> min(bank_lines.amount_centavos)
      )
      INTO differs
      FROM public.bank_matches
        JOIN public.bank_lines ON bank_lines.id = bank_matches.line_id
        JOIN public.gl_lines ON gl_lines.entry_id = bank_matches.entry_id AND gl_lines.position = bank_matches.position
        JOIN public.gl_entries ON gl_entries.id = bank_matches.entry_id
      WHERE bank_matches.line_id = line;
    IF differs THEN
      RAISE EXCEPTION 'what is matched does not add up to the line of the bank'
        USING ERRCODE = 'check_violation', TABLE = 'bank_matches', CONSTRAINT = 'bank_matches_add_up';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- Lists the amounts of posted entries by source, account and line, debits positive.
CREATE OR REPLACE VIEW posted_amounts AS
  SELECT
    gl_entries.source,
    gl_entries.source_id,
    accounts.code,
    gl_lines.debit_centavos - gl_lines.credit_centavos AS centavos
  FROM public.gl_entries
    JOIN public.gl_lines ON gl_lines.entry_id = gl_entries.id
    JOIN public.accounts ON accounts.id = gl_lines.account_id
  WHERE gl_entries.status = 'posted';

-- Returns, for every sale and stock movement, the centavos by which an account differs from the posted entries; no rows where they agree.
CREATE OR REPLACE FUNCTION books_differences()
RETURNS TABLE (source text, source_id uuid, code text, centavos bigint) LANGUAGE sql STABLE AS $$
  WITH sales AS (
    SELECT booking_id, order_id, pass_id, code, centavos
    FROM public.money_of_sales
    UNION ALL
    SELECT booking_id, NULL, NULL, code, centavos
    FROM public.balances_of_bookings
    UNION ALL
    SELECT NULL, order_id, NULL, code, centavos
    FROM public.balances_of_orders
    UNION ALL
    SELECT NULL, NULL, pass_id, code, centavos
    FROM public.balances_of_passes
    UNION ALL
    SELECT
      gl_entries.booking_id,
      gl_entries.order_id,
      gl_entries.pass_id,
      accounts.code,
      gl_lines.credit_centavos - gl_lines.debit_centavos
    FROM public.gl_entries
      JOIN public.gl_lines ON gl_lines.entry_id = gl_entries.id
      JOIN public.accounts ON accounts.id = gl_lines.account_id
    WHERE gl_entries.status = 'posted' AND gl_entries.source <> 'manual'
    UNION ALL
    SELECT
      reversals_by_hand.booking_id,
      reversals_by_hand.order_id,
      reversals_by_hand.pass_id,
      accounts.code,
      gl_lines.credit_centavos - gl_lines.debit_centavos
    FROM public.reversals_by_hand
      JOIN public.gl_lines ON gl_lines.entry_id = reversals_by_hand.entry_id
      JOIN public.accounts ON accounts.id = gl_lines.account_id
  ),
  stock AS (
    SELECT stock_movements.id, amount.code, amount.centavos
    FROM public.stock_movements,
      LATERAL public.balances_of_stock(
        stock_movements.kind,
        stock_movements.value_centavos,
        stock_movements.iva_centavos
      ) AS amount
    WHERE stock_movements.expense_id IS NULL
    UNION ALL
    SELECT source_id::uuid, code, -centavos FROM public.posted_amounts WHERE source = 'stock'
    UNION ALL
    SELECT reversals_by_hand.source_id::uuid, accounts.code, gl_lines.credit_centavos - gl_lines.debit_centavos
    FROM public.reversals_by_hand
      JOIN public.gl_lines ON gl_lines.entry_id = reversals_by_hand.entry_id
      JOIN public.accounts ON accounts.id = gl_lines.account_id
    WHERE reversals_by_hand.source = 'stock'
    UNION ALL
    SELECT
      (array_agg(stock_movements.id ORDER BY stock_movements.position DESC))[1],
      '115.01',
      sum(stock_movements.value_centavos) - products.stock_value_centavos
    FROM public.stock_movements
      JOIN public.products ON products.id = stock_movements.product_id
    GROUP BY products.id
  ),
  amounts AS (
    SELECT
      CASE
        WHEN sales.booking_id IS NOT NULL THEN 'booking'
        WHEN sales.order_id IS NOT NULL THEN 'order'
        ELSE 'pass'
      END AS source,
      coalesce(sales.booking_id, sales.order_id, sales.pass_id) AS source_id,
      sales.code,
      sales.centavos
    FROM sales
    WHERE num_nonnulls(sales.booking_id, sales.order_id, sales.pass_id) = 1
    UNION ALL
    SELECT 'stock', stock.id, stock.code, stock.centavos
    FROM stock
  )
  SELECT amounts.source, amounts.source_id, amounts.code, sum(amounts.centavos)::bigint
  FROM amounts
  GROUP BY amounts.source, amounts.source_id, amounts.code
  HAVING sum(amounts.centavos) <> 0
$$;

-- Posts a booking and every pass that paid for it.
CREATE OR REPLACE FUNCTION bookings_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  used_pass uuid;
BEGIN
  PERFORM public.post_target(NEW.id, NULL, NULL, NEW.status || ' ' || NEW.version || ' ' || txid_current());
  FOR used_pass IN
    SELECT DISTINCT pass_id
    FROM public.pass_credits
    WHERE booking_id = NEW.id
    ORDER BY 1
  LOOP
    PERFORM public.post_target(NULL, NULL, used_pass, 'used ' || NEW.id || ' ' || txid_current());
  END LOOP;
  RETURN NULL;
END $$;

-- Posts the difference of a counted till: a surplus as other income, missing cash as an expense.
CREATE OR REPLACE FUNCTION cash_days_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counterpart text := CASE WHEN NEW.difference_centavos > 0 THEN '704.23' ELSE '601.84' END;
BEGIN
  PERFORM public.post_entry(
    'Corte de caja ' || NEW.till || ': ' || NEW.difference_reason,
    'cashDay',
    NEW.id::text,
    'closed',
    NULL,
    NULL,
    NULL,
    jsonb_build_array(
      jsonb_build_object('code', '101.01', 'centavos', NEW.difference_centavos),
      jsonb_build_object('code', counterpart, 'centavos', -NEW.difference_centavos)
    )
  );
  RETURN NULL;
END $$;

-- Posts cash put into or taken out of a till, except that of expenses and tips, which post themselves.
CREATE OR REPLACE FUNCTION cash_movements_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  centavos bigint := CASE NEW.kind WHEN 'in' THEN NEW.amount_centavos ELSE -NEW.amount_centavos END;
BEGIN
  IF num_nonnulls(NEW.expense_id, NEW.tip_payout_id) > 0 THEN
    RETURN NULL;
  END IF;
  PERFORM public.post_entry(
    'Caja: ' || NEW.reason,
    'cashDay',
    NEW.id::text,
    'moved',
    NULL,
    NULL,
    NULL,
    jsonb_build_array(
      jsonb_build_object('code', '101.01', 'centavos', centavos),
      jsonb_build_object('code', '107.05', 'centavos', -centavos)
    )
  );
  RETURN NULL;
END $$;

-- Waits for concurrent entries before a month closes, as they wait for the closing.
CREATE OR REPLACE FUNCTION closed_months_wait_for_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('closed_months'));
  RETURN NULL;
END $$;

-- Returns the present price of a booking, order or pass: without returned pieces, after a cancellation the retained part.
CREATE OR REPLACE FUNCTION cost_of_target(booking uuid, shop_order uuid, pass uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN status = 'cancelled' THEN retained_centavos ELSE total_centavos END
  FROM public.bookings
  WHERE id = booking
  UNION ALL
  SELECT CASE WHEN status IN ('cancelled', 'refunded') THEN 0 ELSE total_centavos - returned_centavos END
  FROM public.orders
  WHERE id = shop_order
  UNION ALL
  SELECT CASE WHEN status = 'cancelled' THEN 0 ELSE total_centavos END
  FROM public.passes
  WHERE id = pass
$$;

-- Returns the date of entries posted now: today, or the first day after the last closed month.
CREATE OR REPLACE FUNCTION day_of_posting() RETURNS date LANGUAGE sql STABLE AS $$
  SELECT greatest(
    public.business_day(public.instant_of_posting()),
    (SELECT (max(month) + interval '1 month')::date FROM public.closed_months)
  )
$$;

-- Returns the ISR that was retained in invoices of a sale that no longer stand, less what was paid after each; it is owed again.
CREATE OR REPLACE FUNCTION ended_retention(booking uuid, shop_order uuid, pass uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(0, max(since.centavos))::bigint
  FROM (
    SELECT
      sum(CASE WHEN is_correction THEN amount_centavos ELSE -amount_centavos END) OVER (ORDER BY position DESC) AS centavos
    FROM public.payments
    WHERE (booking_id = booking OR order_id = shop_order OR pass_id = pass)
      AND status = 'settled'
      AND (kind = 'payment' OR is_correction)
  ) AS since
$$;

-- Adds entries that become posted to the sums of their month; all transactions update the sums in one order.
CREATE OR REPLACE FUNCTION gl_entries_add_to_their_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.gl_month_sums AS sums (account_id, month, part, debit_centavos, credit_centavos)
    SELECT
      gl_lines.account_id,
      date_trunc('month', now_posted.date)::date,
      pg_backend_pid() % 8,
      sum(gl_lines.debit_centavos),
      sum(gl_lines.credit_centavos)
    FROM now_posted
      JOIN formerly ON formerly.id = now_posted.id AND formerly.status = 'draft'
      JOIN public.gl_lines ON gl_lines.entry_id = now_posted.id
    WHERE now_posted.status = 'posted'
    GROUP BY 1, 2
    ORDER BY 1, 2
  ON CONFLICT (account_id, month, part) DO UPDATE
    SET
      debit_centavos = sums.debit_centavos + excluded.debit_centavos,
      credit_centavos = sums.credit_centavos + excluded.credit_centavos;
  RETURN NULL;
END $$;

-- Rejects a posted entry with fewer than two lines or with unequal debits and credits.
CREATE OR REPLACE FUNCTION gl_entries_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.gl_entries
      LEFT JOIN public.gl_lines ON gl_lines.entry_id = gl_entries.id
    WHERE gl_entries.id = NEW.id AND gl_entries.status = 'posted'
    GROUP BY gl_entries.id
    HAVING count(gl_lines.entry_id) < 2 OR sum(gl_lines.debit_centavos) <> sum(gl_lines.credit_centavos)
  ) THEN
    RAISE EXCEPTION 'a posted entry has at least two lines, and its debits equal its credits'
      USING ERRCODE = 'check_violation', TABLE = 'gl_entries', CONSTRAINT = 'gl_entries_balance';
  END IF;
  RETURN NULL;
END $$;

-- Rejects an entry in a closed month or before one, and the closing of a year whose December is not the last closed month; waits for both.
CREATE OR REPLACE FUNCTION gl_entries_of_an_open_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry_month date := date_trunc('month', NEW.date)::date;
  last_closed date;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('closed_months'));
  SELECT max(month) INTO last_closed FROM public.closed_months;
  IF (NEW.source = 'closing' AND last_closed IS DISTINCT FROM entry_month)
    OR (NEW.source <> 'closing' AND last_closed >= entry_month)
  THEN
    RAISE EXCEPTION 'the books of that month are closed'
      USING ERRCODE = 'check_violation', TABLE = 'gl_entries', CONSTRAINT = 'gl_entries_of_an_open_month';
  END IF;
  RETURN NEW;
END $$;

-- Subtracts the lines of a removed demonstration, deleted before their entries, from the sums of their month.
CREATE OR REPLACE FUNCTION gl_lines_leave_their_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.gl_month_sums AS sums (account_id, month, part, debit_centavos, credit_centavos)
    SELECT
      gone.account_id,
      date_trunc('month', gl_entries.date)::date,
      pg_backend_pid() % 8,
      -sum(gone.debit_centavos),
      -sum(gone.credit_centavos)
    FROM gone
      JOIN public.gl_entries ON gl_entries.id = gone.entry_id
    WHERE gl_entries.status = 'posted'
    GROUP BY 1, 2
    ORDER BY 1, 2
  ON CONFLICT (account_id, month, part) DO UPDATE
    SET
      debit_centavos = sums.debit_centavos + excluded.debit_centavos,
      credit_centavos = sums.credit_centavos + excluded.credit_centavos;
  RETURN NULL;
END $$;

-- Rejects a line on an account with accounts below it; reversals and closings move what older lines left there.
CREATE OR REPLACE FUNCTION gl_lines_below_parents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.accounts WHERE parent_id = NEW.account_id)
    AND EXISTS (
      SELECT FROM public.gl_entries
      WHERE id = NEW.entry_id AND reversal_of IS NULL AND source <> 'closing'
    )
  THEN
    RAISE EXCEPTION 'a parent account takes no entries'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

-- Rejects new, changed and deleted lines of a posted entry, except by the removal of the demonstration.
CREATE OR REPLACE FUNCTION gl_lines_of_posted_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND public.is_removing_demo() THEN
    RETURN OLD;
  END IF;
  -- The lock waits for a concurrent posting of the entry, so that no line is added after its balance was checked.
  PERFORM FROM public.gl_entries
    WHERE id IN (
      CASE WHEN TG_OP <> 'INSERT' THEN OLD.entry_id END,
      CASE WHEN TG_OP <> 'DELETE' THEN NEW.entry_id END
    )
    FOR SHARE;
  IF EXISTS (
    SELECT FROM public.gl_entries
    WHERE status = 'posted'
      AND id IN (
        CASE WHEN TG_OP <> 'INSERT' THEN OLD.entry_id END,
        CASE WHEN TG_OP <> 'DELETE' THEN NEW.entry_id END
      )
  ) THEN
    RAISE EXCEPTION 'a line of a posted entry never changes'
      USING ERRCODE = 'restrict_violation', TABLE = 'gl_lines', CONSTRAINT = 'gl_lines_of_posted_never_change';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;

-- Rejects changes of the sums of months except by the triggers that follow the entries.
CREATE OR REPLACE FUNCTION gl_month_sums_follow_the_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() > 1 THEN
    RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  RAISE EXCEPTION 'sums of months follow the entries and are written by nobody'
    USING ERRCODE = 'restrict_violation', TABLE = 'gl_month_sums', CONSTRAINT = TG_NAME;
END $$;

-- Returns the instant by which entries are dated: the simulated clock of the transaction where one is set, the database's otherwise.
CREATE OR REPLACE FUNCTION instant_of_posting() RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('rumi.instant', true), '')::timestamptz, now())
$$;

-- Returns the percentage of IVA of a version of the settings; 16 where that version states none.
CREATE OR REPLACE FUNCTION iva_percent_of(settings_version integer) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT (data ->> 'ivaPercent')::numeric FROM public.house_settings WHERE version = settings_version),
    16
  )
$$;

-- Returns the centavos of IVA within an amount of an order, spread over the treatments of what is not returned of it.
CREATE OR REPLACE FUNCTION iva_in_order(shop_order uuid, amount bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(iva_centavos), 0)::bigint
  FROM public.parts_of_order(shop_order, amount, 'infinity')
$$;

-- Returns the centavos of IVA within an amount, the amount without it rounded half away from zero.
CREATE OR REPLACE FUNCTION iva_within(amount bigint, percent numeric) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT amount - round(amount * 100 / (100 + percent))::bigint
$$;

-- Returns the money moved by the payments of one booking, order or pass.
CREATE OR REPLACE FUNCTION money_of_target(booking uuid, shop_order uuid, pass uuid)
RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
  SELECT code, centavos
  FROM public.money_of_sales
  WHERE booking_id = booking OR order_id = shop_order OR pass_id = pass
$$;

-- Returns the centavos by which the lines of an account in a month differ from its stored sum; no rows where they agree.
CREATE OR REPLACE FUNCTION month_sum_differences()
RETURNS TABLE (account_id uuid, code text, month date, centavos bigint) LANGUAGE sql STABLE AS $$
  WITH amounts AS (
    SELECT
      gl_lines.account_id,
      date_trunc('month', gl_entries.date)::date AS month,
      gl_lines.debit_centavos AS debit,
      gl_lines.credit_centavos AS credit
    FROM public.gl_lines
      JOIN public.gl_entries ON gl_entries.id = gl_lines.entry_id
    WHERE gl_entries.status = 'posted'
    UNION ALL
    SELECT account_id, month, -debit_centavos, -credit_centavos
    FROM public.gl_month_sums
  )
  SELECT
    accounts.id,
    accounts.code,
    amounts.month,
    (CASE WHEN sum(amounts.debit) <> 0 THEN sum(amounts.debit) ELSE sum(amounts.credit) END)::bigint
  FROM amounts
    JOIN public.accounts ON accounts.id = amounts.account_id
  GROUP BY accounts.id, accounts.code, amounts.month
  HAVING sum(amounts.debit) <> 0 OR sum(amounts.credit) <> 0
$$;

-- Posts an order whose status or price changed.
CREATE OR REPLACE FUNCTION orders_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.post_target(NULL, NEW.id, NULL, NEW.status || ' ' || NEW.version || ' ' || txid_current());
  RETURN NULL;
END $$;

-- Rejects, at the commit, an IVA of an order that its items with a treatment of their own do not leave to the others.
CREATE OR REPLACE FUNCTION orders_have_the_iva_of_their_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shop_order uuid := CASE
    WHEN TG_TABLE_NAME = 'orders' THEN to_jsonb(NEW) ->> 'id'
    ELSE to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END) ->> 'order_id'
  END;
BEGIN
  IF NOT EXISTS (
    SELECT FROM public.order_items
    WHERE order_items.order_id = shop_order AND order_items.iva_treatment <> 'general'
  ) THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM public.treatments_of_order(shop_order)
    WHERE iva_centavos NOT BETWEEN 0 AND gross_centavos
  ) THEN
    RAISE EXCEPTION 'the IVA of an order is that of its items'
      USING ERRCODE = 'check_violation', TABLE = 'orders', CONSTRAINT = 'orders_have_the_iva_of_their_items';
  END IF;
  RETURN NULL;
END $$;

-- Splits an amount of an order over its treatments of IVA, by the pieces that were not returned up to an instant.
CREATE OR REPLACE FUNCTION parts_of_order(shop_order uuid, amount bigint, until timestamptz)
RETURNS TABLE (treatment text, percent numeric, centavos bigint, iva_centavos bigint) LANGUAGE sql STABLE AS $$
  WITH sold AS (
    SELECT
      treatments.treatment,
      treatments.gross_centavos AS gross,
      treatments.iva_centavos AS iva,
      treatments.kept_centavos + coalesce((
        SELECT sum(order_returns.quantity * order_items.unit_centavos)
        FROM public.order_returns
          JOIN public.order_items USING (order_id, product_id)
        WHERE order_returns.order_id = shop_order
          AND order_returns.at > until
          AND order_items.iva_treatment = treatments.treatment
      ), 0)::bigint AS kept
    FROM public.treatments_of_order(shop_order) AS treatments
    WHERE treatments.gross_centavos > 0
  ),
  weighed AS (
    SELECT
      sold.treatment,
      sold.gross,
      sold.iva,
      row_number() OVER (ORDER BY sold.treatment COLLATE "C") AS place,
      CASE sum(sold.kept) OVER () WHEN 0 THEN sold.gross ELSE sold.kept END AS weight
    FROM sold
  )
  SELECT
    weighed.treatment,
    public.percent_of_treatment(weighed.treatment, round(weighed.iva * 100.0 / nullif(weighed.gross - weighed.iva, 0))),
    share.centavos,
    public.share_of(share.centavos, weighed.iva, weighed.gross)
  FROM weighed
    JOIN unnest(
      public.split_amount(amount, (SELECT coalesce(array_agg(weight ORDER BY place), '{}') FROM weighed))
    ) WITH ORDINALITY AS share (centavos, place) ON share.place = weighed.place
$$;

-- Posts a pass whose status or units changed.
CREATE OR REPLACE FUNCTION passes_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.post_target(NULL, NULL, NEW.id, NEW.status || ' ' || NEW.version || ' ' || txid_current());
  RETURN NULL;
END $$;

-- Posts a payment through its target; credit given without a payment is a discount until it is used or paid out, that of the opening comes from capital.
CREATE OR REPLACE FUNCTION payments_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event text := NEW.status || ' ' || NEW.id;
  centavos bigint := CASE WHEN NEW.status = 'failed' THEN -1 ELSE 1 END * NEW.amount_centavos;
  is_valid boolean := NEW.status = 'settled' OR NEW.kind <> 'payment';
  amounts jsonb;
BEGIN
  IF num_nonnulls(NEW.booking_id, NEW.order_id, NEW.pass_id) = 1 THEN
    PERFORM public.post_target(NEW.booking_id, NEW.order_id, NEW.pass_id, event);
  ELSIF is_valid AND (TG_OP = 'INSERT' OR NEW.status = 'failed') THEN
    amounts := CASE NEW.kind
      WHEN 'credit' THEN jsonb_build_array(
        jsonb_build_object('code', CASE WHEN NEW.opening_balance THEN '301.01' ELSE '402.01' END, 'centavos', centavos),
        jsonb_build_object('code', '206.01.02', 'centavos', -centavos)
      )
      ELSE jsonb_build_array(
        jsonb_build_object('code', '206.01.02', 'centavos', centavos),
        jsonb_build_object('code', public.account_of_payment(NEW.method, NEW.terminal_id), 'centavos', -centavos)
      )
    END;
    PERFORM public.post_entry('Saldo a favor', 'payment', NEW.id::text, event, NULL, NULL, NULL, amounts);
  END IF;
  RETURN NULL;
END $$;

-- Returns the percentage of IVA of a treatment: its own, `general` that of the settings; exempt and untaxed things have none.
CREATE OR REPLACE FUNCTION percent_of_treatment(treatment text, general numeric) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN treatment = 'general' THEN general
    WHEN treatment IN ('exempt', 'none') THEN 0
    ELSE treatment::numeric
  END
$$;

-- Writes and posts one entry of amounts `{code, centavos, place?, memo?}`, debits positive; skips an event that a backup restored as posted.
CREATE OR REPLACE FUNCTION post_entry(
  description text,
  entry_source text,
  entry_source_id text,
  entry_event text,
  booking uuid,
  shop_order uuid,
  pass uuid,
  amounts jsonb
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  entry uuid;
BEGIN
  IF entry_source IN ('payment', 'cashDay', 'stock', 'tipPayout') AND EXISTS (
    SELECT FROM public.gl_entries
    WHERE source = entry_source AND source_id = entry_source_id AND event = entry_event
  ) THEN
    RETURN;
  END IF;
  INSERT INTO public.gl_entries (date, description, source, source_id, event, booking_id, order_id, pass_id)
    VALUES (
      public.day_of_posting(),
      coalesce(nullif(left(btrim(post_entry.description), 200), ''), entry_event),
      entry_source,
      entry_source_id,
      entry_event,
      booking,
      shop_order,
      pass
    )
    RETURNING id INTO entry;
  INSERT INTO public.gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos, memo)
    SELECT
      entry,
      row_number() OVER (ORDER BY amount.centavos < 0, amount.code, amount.place) - 1,
      public.posting_account(amount.code),
      greatest(amount.centavos, 0),
      greatest(-amount.centavos, 0),
      coalesce(amount.memo, '')
    FROM jsonb_to_recordset(amounts) AS amount (code text, centavos bigint, place bigint, memo text);
  UPDATE public.gl_entries SET status = 'posted' WHERE id = entry;
END $$;

-- Posts the amounts that the books lack of a booking, order or pass; idempotent.
CREATE OR REPLACE FUNCTION post_target(booking uuid, shop_order uuid, pass uuid, event text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  amounts jsonb;
  description text;
BEGIN
  PERFORM FROM public.bookings WHERE id = booking FOR NO KEY UPDATE;
  PERFORM FROM public.orders WHERE id = shop_order FOR NO KEY UPDATE;
  PERFORM FROM public.passes WHERE id = pass FOR NO KEY UPDATE;
  WITH unposted AS (
    SELECT code, centavos
    FROM public.unposted_of_target(booking, shop_order, pass)
  ),
  bank_payments AS (
    SELECT unposted.code, bank_line.centavos, bank_line.place, bank_line.memo
    FROM unposted,
      LATERAL public.bank_lines_of_target(booking, shop_order, pass, unposted.centavos) AS bank_line
    WHERE unposted.code = '102.01'
  ),
  lines AS (
    SELECT code, centavos, place, memo
    FROM bank_payments
    UNION ALL
    SELECT code, centavos, NULL, NULL
    FROM unposted
    WHERE code <> '102.01' OR NOT EXISTS (SELECT FROM bank_payments)
  )
  SELECT jsonb_agg(to_jsonb(lines)) INTO amounts
    FROM lines;
  IF amounts IS NULL THEN
    RETURN;
  END IF;
  description := coalesce(
    (
      SELECT services.name || ', ' || (
        SELECT string_agg(dogs.name, ' y ' ORDER BY dogs.name)
        FROM public.booking_dogs
          JOIN public.dogs ON dogs.id = booking_dogs.dog_id
        WHERE booking_dogs.booking_id = bookings.id
      )
      FROM public.bookings
        JOIN public.services ON services.id = bookings.service_id
      WHERE bookings.id = booking
    ),
    (
      SELECT CASE WHEN opening_balance THEN 'Saldo anterior, pedido ' ELSE 'Pedido ' END || number
      FROM public.orders
      WHERE id = shop_order
    ),
    (SELECT 'Pase de ' || lower(service_type) FROM public.passes WHERE id = pass),
    ''
  );
  PERFORM public.post_entry(
    description,
    CASE WHEN booking IS NOT NULL THEN 'booking' WHEN shop_order IS NOT NULL THEN 'order' ELSE 'pass' END,
    coalesce(booking, shop_order, pass)::text,
    event,
    booking,
    shop_order,
    pass,
    amounts
  );
END $$;

-- Protects a posted entry; only the removal of the demonstration deletes one.
CREATE OR REPLACE FUNCTION refuse_change_of_posted_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND public.is_removing_demo() THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a posted entry never changes'
    USING ERRCODE = 'restrict_violation', TABLE = 'gl_entries', CONSTRAINT = 'gl_entries_posted_never_change';
END $$;

-- Posts the reversal of each entry of a source that has none yet, with its reason; idempotent.
CREATE OR REPLACE FUNCTION reverse_entries(entry_source text, entry_source_id text, reason text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  original record;
  entry uuid;
BEGIN
  FOR original IN
    SELECT gl_entries.id, gl_entries.number, gl_entries.event, gl_entries.date
    FROM public.gl_entries
    WHERE gl_entries.source = entry_source
      AND gl_entries.source_id = entry_source_id
      AND gl_entries.reversal_of IS NULL
      AND NOT EXISTS (
        SELECT FROM public.gl_entries AS reversal
        WHERE reversal.reversal_of = gl_entries.id
      )
    ORDER BY gl_entries.number
  LOOP
    INSERT INTO public.gl_entries (date, description, source, source_id, event, reversal_of)
      VALUES (
        greatest(public.day_of_posting(), original.date),
        left('Reversa de la póliza ' || original.number || ': ' || reason, 200),
        entry_source,
        entry_source_id,
        'taken back ' || original.event,
        original.id
      )
      RETURNING id INTO entry;
    INSERT INTO public.gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos, memo)
      SELECT entry, position, account_id, credit_centavos, debit_centavos, memo
      FROM public.gl_lines
      WHERE entry_id = original.id;
    UPDATE public.gl_entries SET status = 'posted' WHERE id = entry;
  END LOOP;
END $$;

-- Returns the share of an amount that a part is of a whole, rounded; 0 of nothing.
CREATE OR REPLACE FUNCTION share_of(amount bigint, part bigint, whole bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE whole WHEN 0 THEN 0 ELSE round(amount::numeric * part / whole)::bigint END
$$;

-- Splits an amount in proportion to parts, each of what is left by the ones before it: shares add up and never fall as the amount grows.
CREATE OR REPLACE FUNCTION split_amount(amount bigint, parts bigint[]) RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  shares bigint[] := '{}';
  rest bigint := (SELECT sum(part) FROM unnest(parts) AS part);
  part bigint;
  share bigint;
BEGIN
  FOREACH part IN ARRAY parts LOOP
    share := public.share_of(amount, part, rest);
    shares := shares || share;
    amount := amount - share;
    rest := rest - part;
  END LOOP;
  RETURN shares;
END $$;

-- Posts a stock movement that belongs to no order and no expense.
CREATE OR REPLACE FUNCTION stock_movements_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  title text := CASE NEW.kind
    WHEN 'purchase' THEN 'Compra a ' || NEW.supplier
    WHEN 'loss' THEN 'Merma'
    WHEN 'opening' THEN 'Existencias iniciales'
    WHEN 'cost' THEN 'Costo de existencias iniciales'
    ELSE 'Diferencia de inventario'
  END;
  pieces integer := abs(CASE NEW.kind WHEN 'cost' THEN NEW.stock_after ELSE NEW.quantity END);
  product text := (SELECT name FROM public.products WHERE id = NEW.product_id);
  invoice text := CASE WHEN NEW.reference = '' THEN '' ELSE ', factura ' || NEW.reference END;
  reason text := CASE WHEN NEW.reason = '' THEN '' ELSE ', ' || NEW.reason END;
BEGIN
  PERFORM public.post_entry(
    title || ': ' || pieces || ' × ' || product || invoice || reason,
    'stock',
    NEW.id::text,
    NEW.kind,
    NULL,
    NULL,
    NULL,
    (
      SELECT jsonb_agg(to_jsonb(amount))
      FROM public.balances_of_stock(NEW.kind, NEW.value_centavos, NEW.iva_centavos) AS amount
    )
  );
  RETURN NULL;
END $$;

-- Returns whether events post to the account with a code; such an account has none below it.
CREATE OR REPLACE FUNCTION takes_events(account_code text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT account_code IN (
    '101.01', '102.01', '105.01', '105.01.02', '107.05', '113.02', '115.01', '118.01', '119.01', '201.01', '205.06', '206.01', '206.01.02', '208.01', '209.01',
    '216.03', '216.04', '216.10', '301.01', '304.01', '304.02', '401.01.01', '401.01.02', '401.01.03', '401.01.04', '401.01.05', '401.01.06', '401.04', '401.05', '402.01',
    '501.01', '501.08', '601.84', '701.10', '704.23'
  )
$$;

-- Returns the price, the IVA and the unreturned pieces of an order by treatment of IVA; `general` is the rest of the order, with shipping.
CREATE OR REPLACE FUNCTION treatments_of_order(shop_order uuid)
RETURNS TABLE (treatment text, gross_centavos bigint, iva_centavos bigint, kept_centavos bigint) LANGUAGE sql STABLE AS $$
  WITH items AS (
    SELECT
      order_items.iva_treatment,
      sum(order_items.quantity * order_items.unit_centavos)::bigint AS gross,
      public.iva_within(
        sum(order_items.quantity * order_items.unit_centavos)::bigint,
        public.percent_of_treatment(order_items.iva_treatment, 0)
      ) AS iva,
      sum(order_items.returned * order_items.unit_centavos)::bigint AS returned
    FROM public.order_items
    WHERE order_items.order_id = shop_order
    GROUP BY order_items.iva_treatment
  )
  SELECT items.iva_treatment, items.gross, items.iva, items.gross - items.returned
  FROM items
  WHERE items.iva_treatment <> 'general'
  UNION ALL
  SELECT
    'general',
    rest.gross,
    orders.iva_centavos - rest.iva_of_others,
    rest.gross - rest.returned
  FROM public.orders,
    LATERAL (
      SELECT
        orders.total_centavos - coalesce(sum(items.gross) FILTER (WHERE items.iva_treatment <> 'general'), 0)::bigint AS gross,
        coalesce(sum(items.iva) FILTER (WHERE items.iva_treatment <> 'general'), 0)::bigint AS iva_of_others,
        coalesce(sum(items.returned) FILTER (WHERE items.iva_treatment = 'general'), 0)::bigint AS returned
      FROM items
    ) AS rest
  WHERE orders.id = shop_order
$$;

-- Returns the centavos by account that should be posted of a booking, order or pass and are not. Entries of events are never drafts.
CREATE OR REPLACE FUNCTION unposted_of_target(booking uuid, shop_order uuid, pass uuid)
RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
  WITH amounts AS (
    SELECT code, centavos
    FROM public.money_of_target(booking, shop_order, pass)
    UNION ALL
    SELECT code, centavos
    FROM public.balances_of_booking(booking)
    UNION ALL
    SELECT code, centavos
    FROM public.balances_of_order(shop_order)
    UNION ALL
    SELECT code, centavos
    FROM public.balances_of_pass(pass)
    UNION ALL
    SELECT accounts.code, gl_lines.credit_centavos - gl_lines.debit_centavos
    FROM public.gl_entries
      JOIN public.gl_lines ON gl_lines.entry_id = gl_entries.id
      JOIN public.accounts ON accounts.id = gl_lines.account_id
    WHERE gl_entries.source <> 'manual'
      AND (gl_entries.booking_id = booking OR gl_entries.order_id = shop_order OR gl_entries.pass_id = pass)
  )
  SELECT amounts.code, sum(amounts.centavos)::bigint
  FROM amounts
  GROUP BY amounts.code
  HAVING sum(amounts.centavos) <> 0
$$;

-- Lists the amount paid and not returned of each booking, order and pass.
CREATE OR REPLACE VIEW paid_of_sales AS
  SELECT booking_id, order_id, pass_id, sum(amount_centavos - returned_centavos)::bigint AS centavos
  FROM public.payments
  WHERE kind = 'payment' AND status = 'settled'
  GROUP BY booking_id, order_id, pass_id;

-- Lists the final charge of each booking: less refunds after its check-out, of a no-show what is paid, of a cancellation the retained part.
CREATE OR REPLACE VIEW charges_of_bookings AS
  SELECT
    bookings.id AS booking_id,
    bookings.status,
    bookings.service_type,
    bookings.total_centavos + bookings.discount_centavos AS price_centavos,
    paid.iva_percent,
    paid.centavos AS paid_centavos,
    charge.centavos AS charged_centavos
  FROM public.bookings
    LEFT JOIN public.house_settings ON house_settings.version = bookings.settings_version
    LEFT JOIN public.paid_of_sales ON paid_of_sales.booking_id = bookings.id,
    LATERAL (
      SELECT
        public.percent_of_treatment(
          bookings.iva_treatment,
          coalesce((house_settings.data ->> 'ivaPercent')::numeric, 16)
        ) AS iva_percent,
        coalesce(paid_of_sales.centavos, 0) AS centavos
      OFFSET 0
    ) AS paid,
    LATERAL (
      SELECT coalesce(sum(refund.amount_centavos + refund.isr_retained_centavos), 0) AS centavos
      FROM public.payments AS refund
        JOIN public.payments AS original ON original.id = refund.refund_of AND original.kind = 'payment'
      WHERE bookings.status = 'checked-out'
        AND refund.booking_id = bookings.id
        AND refund.status <> 'failed'
        AND NOT refund.is_correction
        AND NOT refund.is_surplus
        AND refund.charge_id IS NULL
        AND refund.created_at > (
          SELECT max(booking_events.at)
          FROM public.booking_events
          WHERE booking_events.booking_id = bookings.id
            AND booking_events.to_status = 'checked-out'
            AND booking_events.from_status IS DISTINCT FROM 'checked-out'
        )
    ) AS refunded,
    LATERAL (
      SELECT CASE bookings.status
        WHEN 'checked-out' THEN least(
          bookings.total_centavos,
          greatest(
            paid.centavos + CASE
              WHEN refunded.centavos > 0 THEN public.ended_retention(bookings.id, NULL, NULL)
              ELSE 0
            END,
            bookings.total_centavos - refunded.centavos
          )
        )
        WHEN 'no-show' THEN paid.centavos + public.ended_retention(bookings.id, NULL, NULL)
        WHEN 'cancelled' THEN bookings.retained_centavos
        ELSE 0
      END::bigint AS centavos
      OFFSET 0
    ) AS charge;

-- Lists the ISR that companies retain of each sale, and its pending part: of an invoice in parts it is retained in proportion to what is paid of it after deposits, which carry their own.
CREATE OR REPLACE VIEW retained_of_sales AS
  SELECT
    retained.booking_id,
    retained.order_id,
    retained.pass_id,
    retained.centavos,
    CASE
      WHEN rest.paid >= rest.price THEN 0
      ELSE retained.in_parts - round(retained.in_parts::numeric * rest.paid / rest.price)::bigint
    END AS pending_centavos
  FROM (
      SELECT
        payments.booking_id,
        payments.order_id,
        payments.pass_id,
        sum(payments.amount_centavos - payments.returned_centavos)::bigint AS centavos,
        coalesce(
          sum(payments.amount_centavos - payments.returned_centavos) FILTER (WHERE cfdis.payment_method = 'PPD'),
          0
        )::bigint AS in_parts,
        coalesce(
          sum(cfdis.total_centavos + cfdis.isr_retained_centavos)
            FILTER (WHERE cfdis.payment_method = 'PPD' AND payments.returned_centavos < payments.amount_centavos),
          0
        )::bigint AS invoiced,
        coalesce(
          sum(deposit.amount_centavos - deposit.returned_centavos)
            FILTER (WHERE payments.returned_centavos < payments.amount_centavos),
          0
        )::bigint AS deposits
      FROM public.payments
        JOIN public.cfdis ON cfdis.id = payments.retained_in
        LEFT JOIN public.payments AS deposit ON deposit.id = payments.retained_of
      GROUP BY payments.booking_id, payments.order_id, payments.pass_id
    ) AS retained
    LEFT JOIN public.charges_of_bookings AS booking ON booking.booking_id = retained.booking_id
    LEFT JOIN public.orders ON orders.id = retained.order_id,
    LATERAL (
      SELECT
        public.net_paid(retained.booking_id, retained.order_id, retained.pass_id)
          - retained.centavos
          - retained.deposits AS paid,
        CASE
          WHEN orders.status <> 'pending' THEN 0
          WHEN booking.status IN ('checked-out', 'no-show', 'cancelled') THEN booking.charged_centavos
          WHEN retained.booking_id IS NOT NULL THEN retained.invoiced
          ELSE public.cost_of_target(NULL, retained.order_id, retained.pass_id)
        END - retained.centavos - retained.deposits AS price
      OFFSET 0
    ) AS rest;

-- Lists the money of each payment by account: where it came from or went to, its tip, the credit that a refund uses up; and retained ISR.
CREATE OR REPLACE VIEW money_of_sales AS
  SELECT payments.booking_id, payments.order_id, payments.pass_id, amount.code, amount.centavos
  FROM public.payments
    LEFT JOIN public.payments AS original ON original.id = payments.refund_of,
    LATERAL (SELECT CASE payments.kind WHEN 'payment' THEN 1 ELSE -1 END AS sign) AS direction,
    LATERAL (
      VALUES
        (
          public.account_of_payment(payments.method, payments.terminal_id),
          direction.sign * (payments.amount_centavos + payments.tip_centavos)
        ),
        ('205.06', -direction.sign * payments.tip_centavos),
        ('206.01.02', CASE original.kind WHEN 'credit' THEN payments.amount_centavos ELSE 0 END)
    ) AS amount (code, centavos)
  WHERE payments.method <> 'retention'
    AND (payments.status = 'settled' OR (payments.status = 'pending' AND payments.kind <> 'payment'))
  UNION ALL
  SELECT retained.booking_id, retained.order_id, retained.pass_id, amount.code, amount.centavos
  FROM public.retained_of_sales AS retained,
    LATERAL (VALUES ('113.02', retained.centavos - retained.pending_centavos), ('105.01.02', retained.pending_centavos)) AS amount (code, centavos);

-- Lists each movement of money with its parts (`allocations`); the columns of the target are null where there are several parts.
CREATE OR REPLACE VIEW moved_payments AS
  SELECT
    payment_movements.id,
    head.kind,
    parts.booking_id,
    parts.order_id,
    parts.pass_id,
    head.client_id,
    head.method,
    payment_movements.amount_centavos,
    payment_movements.tip_centavos,
    parts.tip_for,
    parts.returned_centavos,
    head.reference,
    head.reason,
    head.status,
    (SELECT original.movement_id FROM public.payments AS original WHERE original.id = head.refund_of) AS refund_of,
    head.cash_day_id,
    head.charge_id,
    head.position,
    head.received_at,
    head.received_by,
    head.created_at,
    parts.allocations
  FROM public.payments AS head
    JOIN public.payment_movements ON payment_movements.id = head.movement_id,
    LATERAL (
      SELECT
        sum(part.returned_centavos)::bigint AS returned_centavos,
        (array_agg(part.tip_for) FILTER (WHERE part.tip_for IS NOT NULL))[1] AS tip_for,
        CASE count(*) WHEN 1 THEN (array_agg(part.booking_id))[1] END AS booking_id,
        CASE count(*) WHEN 1 THEN (array_agg(part.order_id))[1] END AS order_id,
        CASE count(*) WHEN 1 THEN (array_agg(part.pass_id))[1] END AS pass_id,
        jsonb_agg(
          jsonb_build_object(
            'id', part.id,
            'target', CASE
              WHEN part.booking_id IS NOT NULL THEN jsonb_build_object('bookingId', part.booking_id)
              WHEN part.order_id IS NOT NULL THEN jsonb_build_object('orderId', part.order_id)
              WHEN part.pass_id IS NOT NULL THEN jsonb_build_object('passId', part.pass_id)
            END,
            'amountCentavos', part.amount_centavos,
            'tipCentavos', part.tip_centavos,
            'returnedCentavos', part.returned_centavos
          )
          ORDER BY part.position
        ) AS allocations
      FROM public.payments AS part
      WHERE part.movement_id = head.movement_id
    ) AS parts
  WHERE head.leads;

-- Lists the balances of each pass: an advance earned by its used credits; the rest becomes other income when the pass expires.
CREATE OR REPLACE VIEW balances_of_passes AS
  SELECT passes.id AS pass_id, amount.code, amount.centavos
  FROM public.passes
    LEFT JOIN public.house_settings ON house_settings.version = passes.settings_version
    LEFT JOIN public.paid_of_sales ON paid_of_sales.pass_id = passes.id
    LEFT JOIN public.retained_of_sales AS retained ON retained.pass_id = passes.id,
    LATERAL (
      SELECT
        coalesce(paid_of_sales.centavos, 0) AS centavos,
        public.iva_within(
          coalesce(paid_of_sales.centavos, 0) - coalesce(retained.pending_centavos, 0),
          public.percent_of_treatment(
            passes.iva_treatment,
            coalesce((house_settings.data ->> 'ivaPercent')::numeric, 16)
          )
        ) AS iva
      OFFSET 0
    ) AS paid,
    LATERAL (
      SELECT round(
        (paid.centavos - paid.iva)::numeric * (
          SELECT count(*)
          FROM public.pass_credits
            JOIN public.bookings ON bookings.id = pass_credits.booking_id
          WHERE pass_credits.pass_id = passes.id AND bookings.status IN ('checked-out', 'no-show')
        ) / passes.units
      )::bigint AS centavos
      OFFSET 0
    ) AS earned,
    LATERAL (
      VALUES
        ('208.01', -paid.iva),
        (public.account_of_service(passes.service_type), -earned.centavos),
        (
          CASE passes.status WHEN 'expired' THEN '704.23' ELSE '206.01' END,
          -(paid.centavos - paid.iva - earned.centavos)
        )
    ) AS amount (code, centavos);

-- Lists the balances of each order: an advance until sold, then income, cost, returns and ISR whose invoice no longer retains it; one of the opening is owed against capital.
CREATE OR REPLACE VIEW balances_of_orders AS
  SELECT orders.id AS order_id, amount.code, amount.centavos
  FROM public.orders
    LEFT JOIN public.paid_of_sales ON paid_of_sales.order_id = orders.id
    LEFT JOIN public.retained_of_sales AS retained ON retained.order_id = orders.id
    LEFT JOIN (
      SELECT order_id, -sum(value_centavos)::bigint AS cost
      FROM public.stock_movements
      GROUP BY order_id
    ) AS goods ON goods.order_id = orders.id,
    LATERAL (
      SELECT EXISTS (
        SELECT FROM public.order_items
        WHERE order_items.order_id = orders.id AND order_items.iva_treatment <> 'general'
      ) AS are_own
      OFFSET 0
    ) AS rates,
    LATERAL (
      SELECT
        orders.status NOT IN ('pending', 'cancelled') AND NOT orders.opening_balance AS is_sold,
        orders.opening_balance AND orders.status NOT IN ('cancelled', 'refunded') AS is_opening,
        orders.total_centavos - orders.iva_centavos AS net_price,
        orders.total_centavos - orders.returned_centavos - coalesce(paid_of_sales.centavos, 0) AS unpaid,
        coalesce(paid_of_sales.centavos, 0) AS paid,
        coalesce(goods.cost, 0) AS cost
      OFFSET 0
    ) AS sale,
    LATERAL (
      SELECT CASE
        WHEN sale.is_opening THEN sale.unpaid
        WHEN sale.is_sold AND orders.status <> 'refunded' AND sale.unpaid > 0
          THEN least(sale.unpaid, public.ended_retention(NULL, orders.id, NULL))
        ELSE 0
      END AS centavos
      OFFSET 0
    ) AS owed,
    LATERAL (
      SELECT
        CASE
          WHEN rates.are_own THEN public.iva_in_order(orders.id, sale.paid - coalesce(retained.pending_centavos, 0))
          ELSE public.share_of(
            sale.paid - coalesce(retained.pending_centavos, 0),
            orders.iva_centavos,
            orders.total_centavos
          )
        END AS of_paid,
        CASE
          WHEN owed.centavos = 0 THEN NULL
          WHEN rates.are_own THEN public.iva_in_order(orders.id, sale.paid + owed.centavos)
          ELSE public.share_of(sale.paid + owed.centavos, orders.iva_centavos, orders.total_centavos)
        END AS of_charge
      OFFSET 0
    ) AS iva,
    LATERAL (SELECT coalesce(iva.of_charge - iva.of_paid, 0) AS iva OFFSET 0) AS unpaid,
    LATERAL (
      VALUES
        ('208.01', -iva.of_paid),
        ('206.01', CASE WHEN sale.is_sold OR sale.is_opening THEN 0 ELSE -(sale.paid - iva.of_paid) END),
        ('105.01', owed.centavos),
        ('209.01', -unpaid.iva),
        (
          '301.01',
          CASE WHEN sale.is_opening THEN -(sale.paid + owed.centavos - iva.of_paid - unpaid.iva) ELSE 0 END
        ),
        ('401.04', CASE WHEN sale.is_sold THEN -sale.net_price ELSE 0 END),
        (
          '402.01',
          CASE
            WHEN sale.is_sold THEN sale.net_price - (sale.paid + owed.centavos - iva.of_paid - unpaid.iva)
            ELSE 0
          END
        ),
        ('501.01', CASE WHEN sale.is_sold THEN sale.cost ELSE 0 END),
        ('115.01', CASE WHEN sale.is_sold THEN -sale.cost ELSE 0 END)
    ) AS amount (code, centavos);

-- Lists the balances of each booking: an advance until its service is done, then income, discount and debt; a no-show and a fee are retained.
CREATE OR REPLACE VIEW balances_of_bookings AS
  SELECT booking.booking_id, amount.code, amount.centavos
  FROM public.charges_of_bookings AS booking
    LEFT JOIN public.retained_of_sales AS retained ON retained.booking_id = booking.booking_id,
    LATERAL (
      SELECT
        public.iva_within(
          booking.paid_centavos - coalesce(retained.pending_centavos, 0),
          booking.iva_percent
        ) AS of_paid,
        public.iva_within(booking.charged_centavos, booking.iva_percent) AS of_charge,
        public.iva_within(booking.price_centavos, booking.iva_percent) AS of_price
      OFFSET 0
    ) AS iva,
    LATERAL (
      SELECT
        booking.charged_centavos - iva.of_charge AS net_charge,
        booking.price_centavos - iva.of_price AS net_price,
        booking.paid_centavos - booking.charged_centavos AS advance,
        booking.paid_centavos < booking.charged_centavos AS is_owed
      OFFSET 0
    ) AS sale,
    LATERAL (
      VALUES
        ('208.01', -iva.of_paid),
        ('206.01', CASE WHEN sale.advance > 0 THEN -(sale.advance - (iva.of_paid - iva.of_charge)) ELSE 0 END),
        ('401.05', CASE WHEN booking.status IN ('no-show', 'cancelled') THEN -sale.net_charge ELSE 0 END),
        (
          public.account_of_service(booking.service_type),
          CASE booking.status WHEN 'checked-out' THEN -sale.net_price ELSE 0 END
        ),
        ('402.01', CASE booking.status WHEN 'checked-out' THEN sale.net_price - sale.net_charge ELSE 0 END),
        ('209.01', CASE WHEN sale.is_owed THEN -(iva.of_charge - iva.of_paid) ELSE 0 END),
        ('105.01', CASE WHEN sale.is_owed THEN -sale.advance ELSE 0 END)
    ) AS amount (code, centavos);

-- Lists entries that a person reversed by hand, with the source of the reversed entry, and the reversals of such reversals.
CREATE OR REPLACE VIEW reversals_by_hand AS
  WITH RECURSIVE reversed AS (
    SELECT
      reversal.id AS entry_id,
      original.source,
      original.source_id,
      original.booking_id,
      original.order_id,
      original.pass_id
    FROM public.gl_entries AS reversal
      JOIN public.gl_entries AS original ON original.id = reversal.reversal_of
    WHERE reversal.source = 'manual' AND reversal.status = 'posted' AND original.source <> 'manual'
    UNION ALL
    SELECT
      reversal.id,
      reversed.source,
      reversed.source_id,
      reversed.booking_id,
      reversed.order_id,
      reversed.pass_id
    FROM reversed
      JOIN public.gl_entries AS reversal ON reversal.reversal_of = reversed.entry_id AND reversal.status = 'posted'
  )
  SELECT * FROM reversed;
