package io.stardeck.deckbuilder.internal.formula;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.word.Bound;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.engine.card.CardId;

/** Which pairs of cards an Upgrade may trash and gain ({@code DB-EFF-13}, {@code DB-FOR-09}). */
final class Upgrades {
  private Upgrades() {}

  /** All pairs, none first if that may be. */
  static ImmutableList<Answer> options(Sight sight, Question.PickUpgrade pick) {
    ImmutableList.Builder<Answer> options = ImmutableList.builder();
    if (pick.mayStop()) {
      options.add(Answer.NONE);
    }
    ImmutableList<Found> offered =
        Selection.cards(sight, pick.bindings(), pick.whose(), pick.filter());
    for (Found trashed : Selection.cards(sight, pick.bindings(), pick.whose(), pick.from())) {
      pairs(sight, pick, trashed.card(), offered, options);
    }
    return options.build();
  }

  private static void pairs(
      Sight sight,
      Question.PickUpgrade pick,
      CardId trashed,
      ImmutableList<Found> offered,
      ImmutableList.Builder<Answer> options) {
    CardDef def = sight.table().def(trashed);
    for (int i = 0; i < offered.size(); i++) {
      Found gained = offered.get(i);
      CardDef to = sight.table().def(gained.card());
      boolean hides = gained.zone() == Zone.BASIC_PILES && def.id().equals(to.id());
      if (!hides && !gained.card().equals(trashed) && fits(pick, def, to)) {
        options.add(new Answer.Upgrade(trashed, gained.card()));
      }
    }
    boolean back =
        def.family() == Family.BASIC
            && pick.filter().looksInto(Zone.BASIC_PILES)
            && Selection.fits(sight.table(), pick.bindings(), pick.filter(), def)
            && fits(pick, def, def);
    if (back) {
      options.add(new Answer.Upgrade(trashed, trashed));
    }
  }

  /** Printed costs count; a trashed card without one has cost 0, a Borg card always. */
  private static boolean fits(Question.PickUpgrade pick, CardDef trashed, CardDef gained) {
    int base = trashed.family() == Family.BORG_CARD ? 0 : trashed.costOrZero();
    int most = pick.bound() == Bound.MAX_COST ? pick.plus() : base + pick.plus();
    return gained.hasCost()
        && (pick.bound() == Bound.EXACT
            ? gained.costOrZero() == most
            : gained.costOrZero() <= most);
  }
}
