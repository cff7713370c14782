package io.stardeck.stccg.internal.effects.word;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.stardeck.engine.script.Option;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Pool;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.value.Filters;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Chosen.OfDefinition;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;

/** Cards of a pile or a deck as options. */
public final class Choices {
  private Choices() {}

  /** The cards of a place that fit, each by its id. */
  public static ImmutableList<Option> cards(
      StccgView view, Place place, Optional<Requirement> filter) {
    ImmutableList.Builder<Option> options = ImmutableList.builder();
    for (Card card : view.cards(place)) {
      if (Filters.fits(filter, view.table().def(card))) {
        options.add(new OfCard(card.id()));
      }
    }
    return options.build();
  }

  /** The kinds of cards that fit and are known to lie in a place, whatever their order. */
  public static ImmutableList<Option> definitions(
      StccgView view, Place place, Optional<Requirement> filter) {
    ImmutableSortedSet.Builder<String> defs = ImmutableSortedSet.naturalOrder();
    for (Card card : view.cards(place)) {
      defs.add(card.def());
    }
    for (Pool pool : view.zones().known(place).stream().toList()) {
      pool.faces().forEach(face -> defs.add(face.name()));
    }
    ImmutableList.Builder<Option> options = ImmutableList.builder();
    for (String def : defs.build()) {
      if (Filters.fits(filter, view.table().def(def))) {
        options.add(new OfDefinition(def));
      }
    }
    return options.build();
  }

  /** The card that was chosen by its id. */
  public static Card chosen(StccgState state, Place place, Option option) {
    return Find.require(state.cards(place), ((OfCard) option).card());
  }

  /** A card of the definition that was chosen. */
  public static Card ofDefinition(StccgState state, Place place, Option option) {
    for (Card card : state.cards(place)) {
      if (option.equals(new OfDefinition(card.def()))) {
        return card;
      }
    }
    throw new IllegalStateException("no " + option);
  }
}
