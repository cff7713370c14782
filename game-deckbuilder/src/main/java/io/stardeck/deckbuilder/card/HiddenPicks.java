package io.stardeck.deckbuilder.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Boost;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Control;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.card.word.Zones;
import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleId;

/**
 * What may be done with a card that chance draws from hidden ones, or FOR_EACH comes to: it is
 * moved or shown at once, without any question, so that nobody waits for an answer while a text
 * points at a card that not everybody may see ({@code DB-DAT-13}).
 */
final class HiddenPicks {
  private static final RuleId DAT_13 = RuleId.of("DB-DAT-13");

  private HiddenPicks() {}

  /** All that is wrong in this respect with {@code set}. */
  static ImmutableList<Fault> faults(CardSetFile set) {
    ImmutableList.Builder<Fault> faults = ImmutableList.builder();
    for (int i = 0; i < set.cards().size(); i++) {
      Scripts scripts = set.cards().get(i).scripts();
      for (int script = 0; script < scripts.size(); script++) {
        if (!fair(scripts.get(script))) {
          faults.add(
              new Fault(
                  "cards[" + i + "]",
                  DAT_13,
                  "a card of a hidden zone that is drawn or singled out is discarded,"
                      + " trashed or moved at once and without a question"));
        }
      }
    }
    return faults.build();
  }

  private static boolean fair(ImmutableList<Effect> list) {
    for (Effect effect : list) {
      boolean fair =
          effect instanceof Control.RandomPick pick
              ? !hidden(pick.sel()) || silent(pick.effects())
              : !(effect instanceof Control.ForEach each)
                  || !hidden(each.sel())
                  || silent(each.effects());
      if (!fair) {
        return false;
      }
    }
    return true;
  }

  private static boolean hidden(Selector sel) {
    return sel.looksInto(Zone.HAND)
        || sel.looksInto(Zone.DECK)
        || sel.looksInto(Zone.OWN_DECK_TOP)
        || sel.looksInto(Zone.SPACE_DECK_TOP);
  }

  private static boolean silent(ImmutableList<Effect> effects) {
    for (Effect effect : effects) {
      if (!silent(effect) && !given(effect)) {
        return false;
      }
    }
    return true;
  }

  /** Whether it gives the player a fixed number of something. */
  private static boolean given(Effect effect) {
    return effect instanceof Boost boost
        && boost.number() instanceof Amount.Constant
        && boost.addressed().equals(Who.SELF);
  }

  /** Whether it moves the card and nothing else, and asks nobody anything. */
  private static boolean silent(Effect effect) {
    if (effect instanceof CardEffect.Discard discard) {
      return current(discard.sel(), discard.n()) && !discard.optional().orElse(false);
    }
    if (effect instanceof CardEffect.Trash trash) {
      return current(trash.sel(), trash.n()) && !trash.optional().orElse(false);
    }
    return effect instanceof CardEffect.MoveCards move
        && current(move.sel(), move.n())
        && !move.optional().orElse(false)
        && (move.toPlayer().isEmpty() || !chosen(move.toPlayer().get()));
  }

  private static boolean current(Selector sel, Amount n) {
    return n instanceof Amount.Constant
        && sel.zone().isPresent()
        && sel.zone().get().equals(Zones.of(Zone.CURRENT));
  }

  private static boolean chosen(Who who) {
    return who instanceof Who.Plain plain && plain.owner().chosen();
  }
}
