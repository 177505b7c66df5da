-- Rejects a payment complement that is not of a settled payment of its invoice, leaves a gap or does not follow the former balance.
CREATE OR REPLACE FUNCTION cfdis_complements_in_sequence() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  invoice public.cfdis;
  applied_centavos bigint;
BEGIN
  SELECT * INTO invoice FROM public.cfdis WHERE id = NEW.related_to FOR UPDATE;
  SELECT coalesce(sum(total_centavos), 0) INTO applied_centavos
    FROM public.cfdis
    WHERE related_to = NEW.related_to AND applied_id IS NOT NULL AND status IN ('asked', 'valid', 'cancelling');
  IF (
    NEW.status IN ('asked', 'valid')
    AND (
      invoice.payment_method IS DISTINCT FROM 'PPD'
      OR NOT EXISTS (
        SELECT FROM public.payments
        WHERE id = NEW.payment_id
          AND kind = 'payment'
          AND status = 'settled'
          AND amount_centavos >= NEW.total_centavos
          AND (booking_id = invoice.booking_id OR order_id = invoice.order_id OR pass_id = invoice.pass_id)
      )
    )
  ) OR EXISTS (
    WITH complements AS (
      SELECT
        installment,
        balance_centavos,
        row_number() OVER earlier AS place,
        invoice.total_centavos - applied_centavos - coalesce(
          sum(total_centavos) OVER (earlier ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING),
          0
        ) AS unpaid_centavos
      FROM public.cfdis
      WHERE related_to = NEW.related_to
        AND payment_id IS NOT NULL
        AND status IN ('asked', 'valid', 'cancelling')
      WINDOW earlier AS (ORDER BY installment)
    )
    SELECT FROM complements
    WHERE installment <> place OR balance_centavos <> unpaid_centavos
  ) THEN
    RAISE EXCEPTION 'complements follow each other'
      USING ERRCODE = 'check_violation', TABLE = 'cfdis', CONSTRAINT = 'cfdis_complements_in_sequence';
  END IF;
  RETURN NULL;
END $$;

-- Rejects a credit note beyond the invoiced total of its sale, and the cancellation of an invoice before its credit notes and complements.
CREATE OR REPLACE FUNCTION cfdis_credit_within_their_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  invoice_id uuid := coalesce(NEW.related_to, NEW.id);
  invoice public.cfdis;
  related_count bigint;
BEGIN
  SELECT * INTO invoice FROM public.cfdis WHERE id = invoice_id FOR UPDATE;
  SELECT count(*) INTO related_count
    FROM public.cfdis
    WHERE related_to = invoice_id
      AND status IN ('asked', 'valid', 'cancelling')
      AND NOT (applied_id IS NOT NULL AND status = 'asked' AND invoice.status = 'asked');
  IF (related_count > 0 AND invoice.status NOT IN ('valid', 'cancelling'))
    OR (
      NEW.refund_id IS NOT NULL
      AND NEW.status IN ('asked', 'valid')
      AND NOT EXISTS (
        SELECT FROM public.payments AS refund
          JOIN (
            SELECT booking_id, order_id, pass_id, NULL::uuid AS payment_id, total_centavos
            FROM public.invoiced_sales
            WHERE cfdi_id = invoice_id
            UNION ALL
            SELECT NULL, NULL, NULL, payment_id, total_centavos
            FROM public.invoiced_deposits
            WHERE cfdi_id = invoice_id
          ) AS sold
            ON refund.booking_id = sold.booking_id
            OR refund.order_id = sold.order_id
            OR refund.pass_id = sold.pass_id
            OR refund.refund_of = sold.payment_id
        WHERE refund.id = NEW.refund_id
          AND refund.refund_of IS NOT NULL
          AND sold.total_centavos >= (
            SELECT sum(credit_notes.total_centavos + credit_notes.isr_retained_centavos)
            FROM public.cfdis AS credit_notes
              JOIN public.payments AS credited ON credited.id = credit_notes.refund_id
            WHERE credit_notes.related_to = invoice_id
              AND credit_notes.status IN ('asked', 'valid', 'cancelling')
              AND (
                credited.booking_id = sold.booking_id
                OR credited.order_id = sold.order_id
                OR credited.pass_id = sold.pass_id
                OR credited.refund_of = sold.payment_id
              )
          )
      )
    )
  THEN
    RAISE EXCEPTION 'credit notes return what their invoice says'
      USING ERRCODE = 'check_violation', TABLE = 'cfdis', CONSTRAINT = 'cfdis_credit_within_their_invoice';
  END IF;
  RETURN NULL;
END $$;

-- Rejects a global invoice whose total or IVA is not the sum of its sales and deposits.
CREATE OR REPLACE FUNCTION cfdis_global_says_its_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.total_centavos, NEW.iva_centavos) <> (
    SELECT coalesce(sum(total_centavos), 0), coalesce(sum(iva_centavos), 0)
    FROM (
      SELECT total_centavos, iva_centavos FROM public.invoiced_sales WHERE cfdi_id = NEW.id
      UNION ALL
      SELECT total_centavos, iva_centavos FROM public.invoiced_deposits WHERE cfdi_id = NEW.id
    ) AS sold
  ) THEN
    RAISE EXCEPTION 'a global invoice says what its sales add up to'
      USING ERRCODE = 'check_violation', TABLE = 'cfdis', CONSTRAINT = 'cfdis_global_says_its_sales';
  END IF;
  RETURN NULL;
END $$;

-- Writes the sale or the deposit of an invoice, and updates whether the invoice still stands for them.
CREATE OR REPLACE FUNCTION cfdis_hold_their_sales() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stands boolean := NEW.status IN ('asked', 'valid', 'cancelling')
    AND NEW.cancel_motive IS DISTINCT FROM '01'
    AND (NEW.status <> 'asked' OR NEW.substitutes IS NULL);
  sold bigint := NEW.total_centavos + NEW.isr_retained_centavos;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.invoiced_sales (cfdi_id, order_id, booking_id, pass_id, is_live, total_centavos, iva_centavos)
      SELECT NEW.id, NEW.order_id, NEW.booking_id, NEW.pass_id, stands, sold, NEW.iva_centavos
      WHERE num_nonnulls(NEW.order_id, NEW.booking_id, NEW.pass_id) = 1;
    INSERT INTO public.invoiced_deposits (cfdi_id, payment_id, is_live, total_centavos, iva_centavos)
      SELECT NEW.id, NEW.deposit_id, stands, sold, NEW.iva_centavos
      WHERE NEW.deposit_id IS NOT NULL;
  ELSE
    UPDATE public.invoiced_sales
      SET
        is_live = stands,
        total_centavos = CASE
          WHEN NEW.global_id IS NULL THEN sold
          ELSE invoiced_sales.total_centavos
        END,
        iva_centavos = CASE
          WHEN NEW.global_id IS NULL THEN NEW.iva_centavos
          ELSE invoiced_sales.iva_centavos
        END
      WHERE cfdi_id = NEW.id;
    UPDATE public.invoiced_deposits
      SET
        is_live = stands,
        total_centavos = CASE
          WHEN NEW.global_id IS NULL THEN sold
          ELSE invoiced_deposits.total_centavos
        END,
        iva_centavos = CASE
          WHEN NEW.global_id IS NULL THEN NEW.iva_centavos
          ELSE invoiced_deposits.iva_centavos
        END
      WHERE cfdi_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

-- Rejects retained ISR at another rate than that of the day or of its document, in credit notes or complements beyond their invoice, and in an egreso to another receiver's invoice.
CREATE OR REPLACE FUNCTION cfdis_retained_by_law() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rate integer := public.isr_retention_rate(public.business_day(NEW.read_at));
  most bigint := NEW.isr_retained_centavos;
BEGIN
  IF NEW.related_to IS NOT NULL THEN
    SELECT isr_basis_points, isr_retained_centavos
      INTO rate, most
      FROM public.cfdis
      WHERE id = coalesce(
        (SELECT cfdi_id FROM public.invoiced_deposits WHERE payment_id = NEW.applied_id AND is_live),
        NEW.related_to
      )
      FOR UPDATE;
  END IF;
  IF NEW.isr_basis_points IS DISTINCT FROM rate
    OR (
      NEW.applied_id IS NOT NULL
      AND NOT EXISTS (
        SELECT FROM public.cfdis
        WHERE id = NEW.related_to AND receiver_rfc = NEW.receiver_rfc AND isr_retained_centavos > 0
      )
    )
    OR (
      NEW.applied_id IS NULL
      AND most < (
        SELECT coalesce(sum(isr_retained_centavos), 0)
        FROM public.cfdis
        WHERE related_to = NEW.related_to
          AND (refund_id IS NULL) = (NEW.refund_id IS NULL)
          AND status IN ('asked', 'valid', 'cancelling')
      )
    )
  THEN
    RAISE EXCEPTION 'ISR is retained at its rate, and once'
      USING ERRCODE = 'check_violation', TABLE = 'cfdis', CONSTRAINT = 'cfdis_retained_by_law';
  END IF;
  RETURN NULL;
END $$;

-- Writes the retained ISR of an invoice that becomes valid, less that of the sale's deposits and of an order's refunds, or of a deposit's CFDI as a payment of the sale, and takes it back when the document no longer stands; credits what is then paid beyond the price.
CREATE OR REPLACE FUNCTION cfdis_settle_their_retention() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stands boolean := NEW.status IN ('valid', 'cancelling') AND NEW.cancel_motive IS DISTINCT FROM '01';
  stood boolean := OLD.status IN ('valid', 'cancelling') AND OLD.cancel_motive IS DISTINCT FROM '01';
  booking uuid := coalesce(NEW.booking_id, (SELECT booking_id FROM public.payments WHERE id = NEW.deposit_id));
  shop_order uuid := coalesce(NEW.order_id, (SELECT order_id FROM public.payments WHERE id = NEW.deposit_id));
  pass uuid := coalesce(NEW.pass_id, (SELECT pass_id FROM public.payments WHERE id = NEW.deposit_id));
  price bigint := public.cost_of_target(booking, shop_order, pass);
  client uuid := coalesce(
    (SELECT client_id FROM public.bookings WHERE id = booking),
    (SELECT user_id FROM public.orders WHERE id = shop_order),
    (SELECT owner_id FROM public.passes WHERE id = pass)
  );
  rest bigint := NEW.isr_retained_centavos - NEW.isr_returned_centavos;
  beyond bigint;
  paid public.payments;
BEGIN
  IF stood AND NOT stands THEN
    INSERT INTO public.payments (
      kind, booking_id, order_id, pass_id, client_id, method, amount_centavos, reason, is_correction, refund_of, received_at
    )
      SELECT
        'refund', booking_id, order_id, pass_id, client_id, 'retention', amount_centavos - returned_centavos,
        'La factura ya no vale', true, id, public.instant_of_posting()
      FROM public.payments
      WHERE retained_in = NEW.id AND returned_centavos < amount_centavos;
  ELSIF stands AND NOT stood AND price > 0 THEN
    IF NEW.deposit_id IS NULL THEN
      -- A booking or pass is invoiced for what is due of it after refunds.
      IF shop_order IS NULL THEN
        price := least(price, NEW.total_centavos + NEW.isr_retained_centavos);
      END IF;
      rest := rest - coalesce((
        SELECT sum(amount_centavos - returned_centavos)
        FROM public.payments
        WHERE retained_of IS NOT NULL AND (booking_id = booking OR order_id = shop_order OR pass_id = pass)
      ), 0);
    END IF;
    -- The credit notes of an order take back the ISR that ended with its refunds.
    rest := rest - coalesce((
      SELECT sum(isr_retained_centavos)
      FROM public.payments
      WHERE order_id = shop_order AND refund_of IS NOT NULL AND status <> 'failed'
    ), 0);
    INSERT INTO public.payments (
      booking_id, order_id, pass_id, client_id, method, amount_centavos, reference, retained_in, retained_of, received_at
    )
      SELECT
        booking, shop_order, pass, client, 'retention', least(rest, price),
        (NEW.isr_basis_points / 100.0)::real || CASE WHEN NEW.deposit_id IS NULL THEN ' %' ELSE ' % del anticipo' END,
        NEW.id, NEW.deposit_id, public.instant_of_posting()
      WHERE rest > 0;
    beyond := public.net_paid(booking, shop_order, pass) - price;
    FOR paid IN
      SELECT *
      FROM public.payments
      WHERE (booking_id = booking OR order_id = shop_order OR pass_id = pass)
        AND kind = 'payment'
        AND status = 'settled'
        AND method <> 'retention'
        AND returned_centavos < amount_centavos
      ORDER BY id IS NOT DISTINCT FROM NEW.deposit_id DESC, position DESC
    LOOP
      EXIT WHEN beyond <= 0;
      INSERT INTO public.payments (
        kind, booking_id, order_id, pass_id, client_id, method, amount_centavos, reason, is_surplus, refund_of, received_at
      )
        VALUES (
          'credit', booking, shop_order, pass, client, 'credit',
          least(beyond, paid.amount_centavos - paid.returned_centavos),
          'Retención de ISR que se pagó', true, paid.id, public.instant_of_posting()
        );
      beyond := beyond - (paid.amount_centavos - paid.returned_centavos);
    END LOOP;
    INSERT INTO public.outbox (kind, payload) VALUES ('isr-retained', jsonb_build_object('cfdiId', NEW.id));
  END IF;
  RETURN NULL;
END $$;

-- Returns the rate in basis points at which companies retain ISR of persons in RESICO on a day (LISR 113-J).
CREATE OR REPLACE FUNCTION isr_retention_rate(day date) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT rate.basis_points
  FROM (VALUES (date '2022-01-01', 125)) AS rate (valid_from, basis_points)
  WHERE rate.valid_from <= day
  ORDER BY rate.valid_from DESC
  LIMIT 1
$$;

-- Protects a stamped invoice, except its cancellation and the names of people who are erased or merged.
CREATE OR REPLACE FUNCTION cfdis_stamped_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changeable text[] := '{status,cancel_motive,cancelled_by,cancelled_at,asked_by,updated_at}';
  erasable text[] := '{asked_by,cancelled_by,updated_at}';
BEGIN
  IF OLD.uuid IS NULL THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'UPDATE'
    AND OLD.status <> 'cancelled'
    AND to_jsonb(NEW) - changeable = to_jsonb(OLD) - changeable
  THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - erasable = to_jsonb(OLD) - erasable THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a stamped invoice never changes'
    USING ERRCODE = 'restrict_violation', TABLE = 'cfdis', CONSTRAINT = 'cfdis_stamped_never_change';
END $$;

-- Rejects changes of the account that stands for the general public.
CREATE OR REPLACE FUNCTION general_public_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the general public is nobody whose account changes'
    USING ERRCODE = 'check_violation', TABLE = 'users', CONSTRAINT = 'users_general_public_stays';
END $$;

-- Protects the sales and deposits of a stamped invoice; only a trigger updates whether they stand in it.
CREATE OR REPLACE FUNCTION invoiced_sales_stay_as_stamped() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() > 1 OR NOT EXISTS (
    SELECT FROM public.cfdis
    WHERE id = CASE TG_OP WHEN 'INSERT' THEN NEW.cfdi_id ELSE OLD.cfdi_id END AND uuid IS NOT NULL
  ) THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  RAISE EXCEPTION 'the sales of a stamped invoice never change'
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;

-- Lists the IVA of each stamped document by sale, credit notes and egresos below zero, in its month; an invoice in parts has it in its complements and deposits.
CREATE OR REPLACE VIEW iva_of_cfdis AS
  SELECT
    cfdis.id AS cfdi_id,
    document.is_live,
    document.booking_id,
    document.order_id,
    document.pass_id,
    date_trunc(
      'month',
      coalesce(
        global_invoices.last_day::timestamp,
        coalesce(paid.received_at, cfdis.stamped_at) AT TIME ZONE public.business_time_zone()
      )
    )::date AS month,
    document.iva_centavos
  FROM public.cfdis
    JOIN (
      SELECT cfdi_id, booking_id, order_id, pass_id, is_live, iva_centavos
      FROM public.invoiced_sales
      UNION ALL
      SELECT
        deposits.cfdi_id,
        payments.booking_id,
        payments.order_id,
        payments.pass_id,
        deposits.is_live,
        deposits.iva_centavos
      FROM public.invoiced_deposits AS deposits
        JOIN public.payments ON payments.id = deposits.payment_id
      UNION ALL
      SELECT
        notes.id,
        payments.booking_id,
        payments.order_id,
        payments.pass_id,
        notes.status <> 'cancelled',
        CASE WHEN notes.payment_id IS NULL THEN -notes.iva_centavos ELSE notes.iva_centavos END
      FROM public.cfdis AS notes
        JOIN public.payments ON payments.id = coalesce(notes.refund_id, notes.payment_id, notes.applied_id)
        JOIN public.cfdis AS invoice ON invoice.id = notes.related_to
      WHERE notes.applied_id IS NULL OR invoice.payment_method IS DISTINCT FROM 'PPD'
    ) AS document ON document.cfdi_id = cfdis.id
    LEFT JOIN public.global_invoices ON global_invoices.id = cfdis.global_id
    LEFT JOIN public.payments AS paid ON paid.id = cfdis.payment_id
  WHERE cfdis.uuid IS NOT NULL AND cfdis.payment_method IS DISTINCT FROM 'PPD';
