package io.stardeck.deckbuilder.internal.formula;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.word.Match;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.engine.Seat;
import java.util.Optional;

/** Which cards a selector selects. */
public final class Selection {
  private Selection() {}

  /**
   * The cards, zone by zone, in the order in which they lie there, as far as {@code sight} shows
   * them.
   *
   * @param whose whose zones, unless the selector names an owner
   */
  public static ImmutableList<Found> cards(
      Sight sight, Bindings bindings, Seat whose, Selector sel) {
    ImmutableList.Builder<Found> found = ImmutableList.builder();
    new Gatherer(sight, bindings, owners(sight, bindings, whose, sel), sel, found).gather();
    return found.build();
  }

  private static ImmutableList<Seat> owners(
      Sight sight, Bindings bindings, Seat whose, Selector sel) {
    return sel.owner().isPresent()
        ? Players.of(sight, bindings, sel.owner().get())
        : ImmutableList.of(whose);
  }

  /**
   * The number of cards; with {@code distinctBy} the greatest number of them that differ in it
   * pairwise.
   */
  public static int count(Sight sight, Bindings bindings, Seat whose, Selector sel) {
    if (sel.distinctBy().isPresent()) {
      ImmutableList<Found> cards = cards(sight, bindings, whose, sel);
      return Distinctness.count(sight.table(), cards, sel.distinctBy().get());
    }
    return new Gatherer(sight, bindings, owners(sight, bindings, whose, sel), sel, null).gather();
  }

  /** Whether {@code card}, wherever it lies, is as the selector says. */
  public static boolean fits(Table table, Bindings bindings, Selector sel, CardDef card) {
    return fits(sel.type(), card.type().name())
        && (sel.role().isEmpty()
            || card.type() == CardType.STARSHIP && fits(sel.role(), card.role().name()))
        && fits(sel.family(), card.family().name())
        && fitsName(bindings, sel, card)
        && fitsAny(sel.affiliation(), card.affiliations())
        && fitsAny(sel.classification(), card.classifications())
        && fitsAny(sel.keyword(), card.keywords())
        && (sel.costMin().isEmpty()
            || card.hasCost() && card.costOrZero() >= sel.costMin().getAsInt())
        && (sel.costMax().isEmpty()
            || card.hasCost() && card.costOrZero() <= sel.costMax().getAsInt());
  }

  private static boolean fitsName(Bindings bindings, Selector sel, CardDef card) {
    if (sel.name().isEmpty()) {
      return true;
    }
    Match match = sel.name().get();
    boolean named =
        match.words().contains(Selector.NAMED)
            && bindings.named().isPresent()
            && bindings.named().get().equals(card.name());
    return named ? !match.not() : match.fits(card.name());
  }

  private static boolean fits(Optional<Match> match, String word) {
    return match.isEmpty() || match.get().fits(word);
  }

  private static boolean fitsAny(Optional<Match> match, ImmutableSet<String> words) {
    return match.isEmpty() || match.get().fitsAny(words);
  }
}
