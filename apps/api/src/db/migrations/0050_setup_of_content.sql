-- The setup guide also leads to texts, photographs, shop and a review of the pages.
ALTER TABLE setup_steps DROP CONSTRAINT setup_steps_are_known;
ALTER TABLE setup_steps ADD CONSTRAINT setup_steps_are_known CHECK (step IN ('identity', 'hours', 'places', 'services', 'requirements', 'payments', 'team', 'texts', 'photos', 'shop', 'review'));
