package io.stardeck.deckbuilder.internal.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Match;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.card.word.Zones;
import io.stardeck.engine.text.Phrases;
import java.util.Optional;
import java.util.OptionalInt;

/** Cards, as a card names them. */
final class SelectorText {
  /** The families of which the space deck is made, as rules narrow a choice down to them. */
  private static final ImmutableSet<String> SPACE =
      ImmutableSet.of(
          Family.STARSHIP.name(),
          Family.EXPLORATION.name(),
          Family.BORG_INVASION.name(),
          Family.KLINGON.name());

  private SelectorText() {}

  /** "Klingon Characters on your Bridge". */
  static String cards(Voice voice, Selector sel) {
    return pointed(voice, sel).orElseGet(() -> noun(sel, true) + ZoneText.in(voice, sel));
  }

  /** "all Klingon Characters from your Bridge", "the card on top of your Deck". */
  static String all(Voice voice, Selector sel) {
    boolean top =
        sel.zone().equals(Optional.of(Zones.of(Zone.OWN_DECK_TOP)))
            || sel.zone().equals(Optional.of(Zones.of(Zone.SPACE_DECK_TOP)));
    return top && sel.top().orElse(1) == 1 && !sel.narrows()
        ? "the card" + ZoneText.from(voice, sel)
        : "all " + pointed(voice, sel).orElseGet(() -> noun(sel, true) + ZoneText.from(voice, sel));
  }

  /** "any Klingon Character on your Bridge". */
  static String any(Voice voice, Selector sel) {
    return pointed(voice, sel).orElseGet(() -> "any " + noun(sel, false) + ZoneText.in(voice, sel));
  }

  /** "2 Klingon Characters from your Bridge". */
  static String some(Voice voice, Amount number, Selector sel) {
    return some(voice, number, sel, ZoneText.from(voice, sel));
  }

  /** "2 Klingon Characters on your Bridge". */
  static String there(Voice voice, Amount number, Selector sel) {
    return some(voice, number, sel, ZoneText.in(voice, sel));
  }

  private static String some(Voice voice, Amount number, Selector sel, String zones) {
    return pointed(voice, sel)
        .orElseGet(
            () ->
                AmountText.plain(number)
                    ? AmountText.of(voice, number)
                        + " "
                        + noun(sel, !AmountText.one(number))
                        + zones
                    : noun(sel, true) + zones + ", as many as " + AmountText.of(voice, number));
  }

  /** What the cards are like, wherever they lie: "Klingon Character of cost 3 or less". */
  static String noun(Selector sel, boolean plural) {
    StringBuilder text = new StringBuilder();
    sel.affiliation().ifPresent(match -> text.append(words(match)).append(' '));
    sel.classification().ifPresent(match -> text.append(words(match)).append(' '));
    sel.keyword().ifPresent(match -> text.append(words(match)).append(' '));
    sel.family().ifPresent(match -> text.append(family(match)).append(' '));
    sel.role().ifPresent(match -> text.append(constants(match, "")).append(' '));
    String type = type(sel, plural ? "s" : "");
    text.append(type);
    sel.name().ifPresent(match -> text.append(named(match)));
    cost(sel).ifPresent(text::append);
    sel.distinctBy()
        .ifPresent(
            distinct -> text.append(" of different ").append(Phrases.lower(distinct)).append('s'));
    return text.toString();
  }

  private static String type(Selector sel, String ending) {
    if (sel.type().isEmpty()) {
      return (sel.role().isPresent() ? "Starship" : "card") + ending;
    }
    boolean borg = sel.type().get().words().equals(Match.of("BORG").words());
    return borg
        ? constants(sel.type().get(), "") + " card" + ending
        : constants(sel.type().get(), ending);
  }

  private static Optional<String> pointed(Voice voice, Selector sel) {
    if (sel.zone().isEmpty() || sel.zone().get().any().size() > 1) {
      return Optional.empty();
    }
    Zone zone = sel.zone().get().any().asList().get(0);
    return switch (zone) {
      case THIS -> Optional.of(voice.card());
      case CURRENT -> Optional.of("that card");
      default -> Optional.empty();
    };
  }

  private static String words(Match match) {
    return (match.not() ? "non-" : "") + Phrases.or(match.words().asList());
  }

  private static String constants(Match match, String ending) {
    ImmutableList.Builder<String> words = ImmutableList.builder();
    for (String word : match.words()) {
      words.add(Phrases.word(word) + ending);
    }
    return (match.not() ? "non-" : "") + Phrases.or(words.build());
  }

  private static String family(Match match) {
    return match.words().equals(SPACE) && !match.not() ? "space" : constants(match, "");
  }

  private static String named(Match match) {
    boolean asNamed = match.words().contains(Selector.NAMED);
    return (match.not() ? " not " : " ")
        + (asNamed ? "of that name" : "named " + Phrases.or(match.words().asList()));
  }

  private static Optional<String> cost(Selector sel) {
    OptionalInt least = sel.costMin();
    OptionalInt most = sel.costMax();
    if (least.isPresent() && most.isPresent()) {
      return Optional.of(" of cost " + least.getAsInt() + " to " + most.getAsInt());
    }
    if (least.isPresent()) {
      return Optional.of(" of cost " + least.getAsInt() + " or more");
    }
    return most.isPresent()
        ? Optional.of(" of cost " + most.getAsInt() + " or less")
        : Optional.empty();
  }
}
