-- Rejects, at the commit, more paid for an active booking, order or pass than its price; the difference is refunded or credited.
CREATE OR REPLACE FUNCTION paid_within_the_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking uuid;
  shop_order uuid;
  pass uuid;
BEGIN
  IF TG_TABLE_NAME = 'bookings' THEN
    booking := NEW.id;
  ELSIF TG_TABLE_NAME = 'orders' THEN
    shop_order := NEW.id;
  ELSIF TG_TABLE_NAME = 'passes' THEN
    pass := NEW.id;
  ELSE
    booking := NEW.booking_id;
    shop_order := NEW.order_id;
    pass := NEW.pass_id;
  END IF;
  IF public.is_target_active(booking, shop_order, pass)
    AND public.net_paid(booking, shop_order, pass) > public.cost_of_target(booking, shop_order, pass)
  THEN
    RAISE EXCEPTION 'what was paid beyond a price is returned or becomes credit'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

-- Rejects, at the commit, a movement of money that its payments do not add up to.
CREATE OR REPLACE FUNCTION payment_movements_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  movement uuid := CASE TG_TABLE_NAME WHEN 'payments' THEN to_jsonb(NEW) ->> 'movement_id' ELSE NEW.id::text END;
BEGIN
  IF EXISTS (
    SELECT FROM public.payment_movements
    WHERE id = movement
      AND (
        (amount_centavos, tip_centavos) = (
          SELECT sum(payments.amount_centavos)::bigint, sum(payments.tip_centavos)::bigint
          FROM public.payments
          WHERE payments.movement_id = movement
        )
      ) IS NOT TRUE
  ) THEN
    RAISE EXCEPTION 'what is paid by a movement of money adds up to it'
      USING ERRCODE = 'check_violation', TABLE = 'payment_movements', CONSTRAINT = 'payment_movements_add_up';
  END IF;
  RETURN NULL;
END $$;

-- Protects a payment: a pending one is settled or fails once, a credit of the opening may be withdrawn, triggers count its returns, the removal of the demonstration deletes it.
CREATE OR REPLACE FUNCTION payments_are_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND public.is_removed_with_demo(OLD.id) THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'DELETE'
    OR (OLD.status <> 'pending'
      AND NEW.status <> OLD.status
      AND NOT ((OLD.by_provider OR OLD.opening_balance) AND OLD.status = 'settled' AND NEW.status = 'failed'))
    OR (OLD.status <> 'pending'
      AND (NEW.received_at, NEW.received_by) IS DISTINCT FROM (OLD.received_at, OLD.received_by))
    OR (NEW.movement_id, NEW.leads) IS DISTINCT FROM (OLD.movement_id, OLD.leads)
    OR (
      NEW.kind, NEW.booking_id, NEW.order_id, NEW.pass_id, NEW.method, NEW.amount_centavos, NEW.tip_centavos,
      NEW.refund_of, NEW.retained_in, NEW.retained_of, NEW.isr_retained_centavos, NEW.by_provider, NEW.opening_balance, NEW.cash_day_id, NEW.terminal_id, NEW.created_at
    ) IS DISTINCT FROM (
      OLD.kind, OLD.booking_id, OLD.order_id, OLD.pass_id, OLD.method, OLD.amount_centavos, OLD.tip_centavos,
      OLD.refund_of, OLD.retained_in, OLD.retained_of, OLD.isr_retained_centavos, OLD.by_provider, OLD.opening_balance, OLD.cash_day_id, OLD.terminal_id, OLD.created_at
    )
    OR (pg_trigger_depth() < 2
      AND (NEW.returned_centavos, NEW.returned_tip_centavos)
        IS DISTINCT FROM (OLD.returned_centavos, OLD.returned_tip_centavos))
  THEN
    RAISE EXCEPTION 'a payment is a fact'
      USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_are_facts';
  END IF;
  RETURN NEW;
END $$;

-- Rejects a refund of another target or client than its payment's, retained ISR of another invoice, and cash in a closed till, whose closing it waits for.
CREATE OR REPLACE FUNCTION payments_fit_together() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  original public.payments;
BEGIN
  PERFORM FROM public.bookings WHERE id = NEW.booking_id FOR UPDATE;
  PERFORM FROM public.orders WHERE id = NEW.order_id FOR UPDATE;
  PERFORM FROM public.passes WHERE id = NEW.pass_id FOR UPDATE;
  IF NEW.refund_of IS NOT NULL THEN
    SELECT * INTO original FROM public.payments WHERE id = NEW.refund_of FOR UPDATE;
    IF FOUND AND (
      original.status <> 'settled'
      OR original.kind = 'refund'
      OR (original.kind = 'credit' AND NEW.kind <> 'refund')
      OR (original.booking_id, original.order_id, original.pass_id, original.client_id)
        IS DISTINCT FROM (NEW.booking_id, NEW.order_id, NEW.pass_id, NEW.client_id)
    ) THEN
      RAISE EXCEPTION 'what is returned was received for the same thing from the same client'
        USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_fit_together';
    END IF;
  END IF;
  IF NEW.retained_in IS NOT NULL AND NOT EXISTS (
    SELECT FROM public.cfdis
      LEFT JOIN public.payments AS deposit ON deposit.id = cfdis.deposit_id
    WHERE cfdis.id = NEW.retained_in
      AND cfdis.uuid IS NOT NULL
      AND cfdis.isr_retained_centavos >= NEW.amount_centavos
      AND cfdis.deposit_id IS NOT DISTINCT FROM NEW.retained_of
      AND (
        coalesce(cfdis.booking_id, deposit.booking_id) = NEW.booking_id
        OR coalesce(cfdis.order_id, deposit.order_id) = NEW.order_id
        OR coalesce(cfdis.pass_id, deposit.pass_id) = NEW.pass_id
      )
  ) THEN
    RAISE EXCEPTION 'retained ISR is that of an invoice of the sale or of its deposit'
      USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_fit_together';
  END IF;
  PERFORM FROM public.cash_days WHERE id = NEW.cash_day_id FOR SHARE;
  IF NEW.cash_day_id IS NOT NULL
    AND EXISTS (SELECT FROM public.cash_days WHERE id = NEW.cash_day_id AND status = 'closed')
  THEN
    RAISE EXCEPTION 'a closed till takes no cash'
      USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_fit_together';
  END IF;
  RETURN NEW;
END $$;

-- Updates the returned amounts of the refunded payment and of the ISR retained with it, a deposit's own or that of the invoice; and the credit balance of the client.
CREATE OR REPLACE FUNCTION payments_move_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counts boolean := NEW.status <> 'failed';
  counted_before boolean := TG_OP = 'UPDATE' AND OLD.status <> 'failed';
  sign integer := counts::integer - counted_before::integer;
  refunds_credit boolean := NEW.refund_of IS NOT NULL
    AND EXISTS (SELECT FROM public.payments WHERE id = NEW.refund_of AND kind = 'credit');
  credit_centavos bigint := CASE
    WHEN NEW.kind = 'credit' THEN NEW.amount_centavos
    WHEN NEW.kind = 'payment' AND NEW.method = 'credit' THEN -NEW.amount_centavos
    WHEN NEW.kind = 'refund' AND refunds_credit THEN -NEW.amount_centavos
    ELSE 0
  END;
BEGIN
  IF sign = 0 THEN
    RETURN NULL;
  END IF;
  IF NEW.refund_of IS NOT NULL THEN
    UPDATE public.payments
      SET
        returned_centavos = returned_centavos + sign * NEW.amount_centavos,
        returned_tip_centavos = returned_tip_centavos + sign * NEW.tip_centavos
      WHERE id = NEW.refund_of;
  END IF;
  IF NEW.isr_retained_centavos > 0 THEN
    UPDATE public.payments
      SET returned_centavos = returned_centavos + sign * NEW.isr_retained_centavos
      WHERE id = (
        SELECT retained.id
        FROM public.payments AS retained
        WHERE retained.retained_in IS NOT NULL
          AND (
            retained.booking_id = NEW.booking_id
            OR retained.order_id = NEW.order_id
            OR retained.pass_id = NEW.pass_id
          )
          AND (retained.retained_of IS NULL OR retained.retained_of = NEW.refund_of)
          AND NOT EXISTS (SELECT FROM public.payments AS undone WHERE undone.refund_of = retained.id)
        ORDER BY retained.retained_of, retained.position DESC
        LIMIT 1
      );
  END IF;
  IF credit_centavos <> 0 THEN
    UPDATE public.client_credits
      SET balance_centavos = balance_centavos + sign * credit_centavos
      WHERE client_id = NEW.client_id;
    IF NOT FOUND THEN
      INSERT INTO public.client_credits (client_id, balance_centavos)
        VALUES (NEW.client_id, sign * credit_centavos)
        ON CONFLICT (client_id) DO UPDATE
          SET balance_centavos = client_credits.balance_centavos + excluded.balance_centavos;
    END IF;
  END IF;
  RETURN NULL;
END $$;

-- Creates the movement of a payment that names none; rejects a payment that differs from its movement in kind, method, client, till, terminal or charge.
CREATE OR REPLACE FUNCTION payments_of_one_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head public.payments;
BEGIN
  IF NEW.movement_id IS NULL THEN
    NEW.movement_id := NEW.id;
    INSERT INTO public.payment_movements (id, amount_centavos, tip_centavos)
      VALUES (NEW.id, NEW.amount_centavos, NEW.tip_centavos)
      ON CONFLICT (id) DO NOTHING;
  END IF;
  SELECT * INTO head FROM public.payments WHERE movement_id = NEW.movement_id AND leads;
  NEW.leads := NOT FOUND;
  IF FOUND AND (
    head.kind, head.method, head.client_id, head.reference, head.reason,
    head.status, head.cash_day_id, head.terminal_id, head.charge_id, head.received_by, head.created_at
  ) IS DISTINCT FROM (
    NEW.kind, NEW.method, NEW.client_id, NEW.reference, NEW.reason,
    NEW.status, NEW.cash_day_id, NEW.terminal_id, NEW.charge_id, NEW.received_by, NEW.created_at
  ) THEN
    RAISE EXCEPTION 'what is paid by one movement of money is the same money'
      USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_of_one_movement';
  END IF;
  RETURN NEW;
END $$;

-- Deletes a movement with the last of its payments.
CREATE OR REPLACE FUNCTION payments_take_their_movement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public.payment_movements
    WHERE id = OLD.movement_id
      AND NOT EXISTS (SELECT FROM public.payments WHERE movement_id = OLD.movement_id);
  RETURN NULL;
END $$;

-- Adds a refund to the message of its transaction's event, or to one message of its own for all refunds of the client in the transaction.
CREATE OR REPLACE FUNCTION payments_notify_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.created_at <> now()::timestamptz(3) OR NEW.opening_balance THEN
    RETURN NULL;
  END IF;
  UPDATE public.outbox
    SET payload = payload
      || jsonb_build_object('returned', coalesce(payload -> 'returned', '[]') || to_jsonb(NEW.id))
    WHERE created_at = NEW.created_at
      AND CASE
        WHEN kind IN (
          'booking-moved', 'booking-priced', 'booking-cancelled', 'booking-expired', 'booking-checked-out',
          'booking-dogs-corrected'
        )
        THEN payload ->> 'bookingId' = NEW.booking_id::text OR payload -> 'together' ? NEW.booking_id::text
        WHEN kind = 'order-step-taken'
        THEN payload ->> 'orderId' = NEW.order_id::text AND payload ->> 'status' NOT IN ('pending', 'preparing')
        ELSE false
      END;
  IF NOT FOUND THEN
    INSERT INTO public.outbox AS message (id, kind, payload)
      VALUES (
        md5(concat_ws(' ', 'money-returned', NEW.client_id, NEW.created_at, pg_current_xact_id()))::uuid,
        'money-returned',
        jsonb_build_object('returned', jsonb_build_array(NEW.id))
      )
      ON CONFLICT (id) DO UPDATE
        SET payload = jsonb_build_object('returned', message.payload -> 'returned' || to_jsonb(NEW.id));
  END IF;
  RETURN NULL;
END $$;

-- Rejects, at the commit, more paid than is owed; until then money that came too late can become credit.
CREATE OR REPLACE FUNCTION payments_within_what_is_owed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.payments AS latest
    WHERE latest.id = NEW.id
      AND latest.status = 'settled'
      AND latest.returned_centavos < latest.amount_centavos
      AND public.cost_of_target(latest.booking_id, latest.order_id, latest.pass_id) < (
        SELECT sum(payments.amount_centavos - payments.returned_centavos)
        FROM public.payments
        WHERE payments.kind = 'payment'
          AND payments.status = 'settled'
          AND (
            payments.booking_id = latest.booking_id
            OR payments.order_id = latest.order_id
            OR payments.pass_id = latest.pass_id
          )
      )
  ) THEN
    RAISE EXCEPTION 'nobody pays more than is owed'
      USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_within_what_is_owed';
  END IF;
  RETURN NULL;
END $$;

-- Returns the centavos paid and not returned of one booking, order or pass.
CREATE OR REPLACE FUNCTION net_paid(booking uuid, shop_order uuid, pass uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(amount_centavos - returned_centavos), 0)::bigint
  FROM public.payments
  WHERE kind = 'payment'
    AND status = 'settled'
    AND (booking_id = booking OR order_id = shop_order OR pass_id = pass)
$$;

-- Returns whether a booking, order or pass is not cancelled; the money of a cancelled one waits to be settled.
CREATE OR REPLACE FUNCTION is_target_active(booking uuid, shop_order uuid, pass uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT status <> 'cancelled' FROM public.bookings WHERE id = booking),
    (SELECT status NOT IN ('cancelled', 'refunded') FROM public.orders WHERE id = shop_order),
    (SELECT status <> 'cancelled' FROM public.passes WHERE id = pass),
    false
  )
$$;

-- Rejects changes of a closed till, a wrong expected amount at its closing and, once it is counted, another float.
CREATE OR REPLACE FUNCTION cash_days_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'closed'
    OR (NEW.till, NEW.opened_by, NEW.opened_at) IS DISTINCT FROM (OLD.till, OLD.opened_by, OLD.opened_at)
    OR (NEW.float_centavos <> OLD.float_centavos AND (OLD.status <> 'open' OR NEW.status <> 'open'))
    OR (NEW.status = 'closed' AND NEW.expected_centavos IS DISTINCT FROM public.cash_in_till(NEW.id))
  THEN
    RAISE EXCEPTION 'a cash day adds up'
      USING ERRCODE = 'check_violation', TABLE = 'cash_days', CONSTRAINT = 'cash_days_add_up';
  END IF;
  RETURN NEW;
END $$;

-- Returns the centavos that should lie in a till: its float, settled cash payments less refunds, and movements.
CREATE OR REPLACE FUNCTION cash_in_till(day uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT cash_days.float_centavos
    + coalesce((
      SELECT sum(
        CASE WHEN payments.kind = 'payment' THEN 1 ELSE -1 END * (payments.amount_centavos + payments.tip_centavos)
      )
      FROM public.payments
      WHERE payments.cash_day_id = cash_days.id AND payments.status = 'settled'
    ), 0)::bigint
    + coalesce((
      SELECT sum(
        CASE cash_movements.kind WHEN 'in' THEN cash_movements.amount_centavos ELSE -cash_movements.amount_centavos END
      )
      FROM public.cash_movements
      WHERE cash_movements.cash_day_id = cash_days.id
    ), 0)::bigint
  FROM public.cash_days
  WHERE cash_days.id = day
$$;

-- Rejects changed and deleted cash movements, and new ones in a closed till; waits for a concurrent closing.
CREATE OR REPLACE FUNCTION cash_movements_of_an_open_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.cash_days WHERE id = NEW.cash_day_id FOR SHARE;
  IF TG_OP <> 'INSERT'
    OR EXISTS (SELECT FROM public.cash_days WHERE id = NEW.cash_day_id AND status = 'closed')
  THEN
    RAISE EXCEPTION 'a closed till takes no cash'
      USING ERRCODE = 'check_violation', TABLE = 'cash_movements', CONSTRAINT = 'cash_movements_of_an_open_day';
  END IF;
  RETURN NEW;
END $$;
