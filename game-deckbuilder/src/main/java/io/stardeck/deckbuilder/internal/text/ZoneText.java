package io.stardeck.deckbuilder.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Place;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.engine.text.Phrases;

/** Where cards lie and go. */
final class ZoneText {
  private ZoneText() {}

  /** Where a selector looks, with a space before it: " in your Hand"; empty if it does not. */
  static String in(Voice voice, Selector sel) {
    return zones(voice, sel, false);
  }

  /** Where cards are taken from, with a space before it: " from your Hand". */
  static String from(Voice voice, Selector sel) {
    return zones(voice, sel, true);
  }

  private static String zones(Voice voice, Selector sel, boolean from) {
    if (sel.zone().isEmpty()) {
      return "";
    }
    String whose = sel.owner().map(who -> WhoText.whose(voice, who)).orElse(voice.whose());
    ImmutableList.Builder<String> zones = ImmutableList.builder();
    for (Zone zone : sel.zone().get().any()) {
      zones.add(zone(zone, from ? "from " : "in ", whose, sel.top().orElse(1)));
    }
    return " " + Phrases.or(zones.build());
  }

  /** Where a card goes: "to your Hand". */
  static String to(Voice voice, Who who, Destination destination) {
    String whose = WhoText.whose(voice, who);
    return switch (destination) {
      case DISCARD -> "to " + whose + " Discard";
      case HAND -> "to " + whose + " Hand";
      case DECK_TOP -> "on top of " + whose + " Deck";
      case DECK_BOTTOM -> "under " + whose + " Deck";
      case BRIDGE -> "to " + whose + " Bridge";
      case POINTS -> "to " + whose + " Points Area";
      case STARBASE_DISCARD -> "to the Starbase discard";
      case SPACE_DECK_BOTTOM -> "under the space deck";
      case REMOVED -> "out of the game";
    };
  }

  /** Where a space card goes: "to your Points Area". */
  static String to(Place place) {
    return switch (place) {
      case POINTS -> "to the Points Area";
      case BOTTOM -> "under the space deck";
      case REMOVE -> "out of the game";
      case ASIDE -> "aside";
      case INFLUENCE -> "to the Influence Area";
      case STAY -> "nowhere";
    };
  }

  private static String top(int number) {
    return number == 1 ? "on top of " : "of the top " + number + " of ";
  }

  private static String zone(Zone zone, String in, String whose, int top) {
    return switch (zone) {
      case HAND -> in + whose + " Hand";
      case DECK -> in + whose + " Deck";
      case DISCARD -> in + whose + " Discard";
      case BRIDGE -> (in.equals("in ") ? "on " : in) + whose + " Bridge";
      case FLAGSHIP -> "that is " + whose + " flagship";
      case POINTS -> in + whose + " Points Area";
      case INFLUENCE -> in + whose + " Influence Area";
      case IN_PLAY ->
          (in.equals("in ") ? "on " : in) + whose + " Bridge or as " + whose + " flagship";
      case OWN_DECK_TOP -> top(top) + whose + " Deck";
      case SEARCH_AREA -> in + "the search area";
      case BASIC_PILES -> in + "the basic piles";
      case STARBASE -> in + "the Starbase";
      case STARBASE_DISCARD -> in + "the Starbase discard";
      case MISSION_AREA -> in + "the Mission Area";
      case FLIPPED -> in + "the Flipped area";
      case SPACE_DECK_TOP -> top(top) + "the space deck";
      case BORG_AREA -> in + "the Borg area";
      case THIS -> "that this is";
      case CURRENT -> "that is looked at";
    };
  }
}
