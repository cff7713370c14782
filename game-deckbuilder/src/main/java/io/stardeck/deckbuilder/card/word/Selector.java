package io.stardeck.deckbuilder.card.word;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * Which cards. A card is selected if it lies in one of the zones and fits every other field that is
 * there.
 *
 * @param zone where to look; without it the selector only says what a card is like
 * @param top how many cards of a deck, for the zones that are tops of decks
 * @param owner whose zones; SELF if it is not told
 * @param type by type
 * @param role by role, which only Starships have
 * @param family by family
 * @param name by name; the word {@code NAMED} stands for the name that was named
 * @param affiliation by affiliation
 * @param classification by classification
 * @param keyword by keyword
 * @param costMin only cards with a cost that is at least this
 * @param costMax only cards with a cost that is at most this
 * @param distinctBy what all selected cards must differ in, when they are counted
 */
public record Selector(
    Optional<Zones> zone,
    OptionalInt top,
    Optional<Who> owner,
    Optional<Match> type,
    Optional<Match> role,
    Optional<Match> family,
    Optional<Match> name,
    Optional<Match> affiliation,
    Optional<Match> classification,
    Optional<Match> keyword,
    OptionalInt costMin,
    OptionalInt costMax,
    Optional<Distinct> distinctBy) {
  /** The word for the name that was named. */
  public static final String NAMED = "NAMED";

  /** What selected cards differ in. */
  public enum Distinct {
    /** Their names. */
    NAME,
    /** Their classifications: a card counts for one that no other needs. */
    CLASSIFICATION,
    /** Their affiliations, likewise. */
    AFFILIATION
  }

  /** All cards of one zone. */
  public static Selector all(Zone zone) {
    return new Selector(
        Optional.of(Zones.of(zone)),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        OptionalInt.empty(),
        Optional.empty());
  }

  /** Whether it looks into {@code wanted}. */
  public boolean looksInto(Zone wanted) {
    return zone.isPresent() && zone.get().any().contains(wanted);
  }

  /** Whether not every card that lies in its zones fits. */
  public boolean narrows() {
    return type.isPresent()
        || role.isPresent()
        || family.isPresent()
        || name.isPresent()
        || affiliation.isPresent()
        || classification.isPresent()
        || keyword.isPresent()
        || costMin.isPresent()
        || costMax.isPresent();
  }

  /** The same in other zones; if there are none, it selects nothing. */
  public Selector in(Optional<Zones> zones) {
    return where(zones, top, owner, type, family, keyword, costMax);
  }

  /** The same with so many cards of a deck, for the zones that are tops of decks. */
  public Selector top(int n) {
    return where(zone, OptionalInt.of(n), owner, type, family, keyword, costMax);
  }

  /** The same of a player who is told elsewhere. */
  public Selector ofNobody() {
    return where(zone, top, Optional.empty(), type, family, keyword, costMax);
  }

  /** The same, but only cards of such a type. */
  public Selector ofType(Match wanted) {
    Match both = type.isPresent() ? type.get().and(wanted) : wanted;
    return where(zone(both), top, owner, Optional.of(both), family, keyword, costMax).writable();
  }

  /** The same, but only cards of such a family. */
  public Selector ofFamily(Match wanted) {
    Match both = family.isPresent() ? family.get().and(wanted) : wanted;
    return where(zone(both), top, owner, type, Optional.of(both), keyword, costMax).writable();
  }

  /** The same, but only cards with a cost, and one of at most {@code most}. */
  public Selector priced(int most) {
    return where(
        zone,
        top,
        owner,
        type,
        family,
        keyword,
        OptionalInt.of(Math.min(most, costMax.orElse(most))));
  }

  /** The same for cards of such keywords, whatever keywords were asked for before. */
  public Selector withKeyword(Match wanted) {
    return where(zone, top, owner, type, family, Optional.of(wanted), costMax);
  }

  /** The same with those fields. */
  private Selector where(
      Optional<Zones> zones,
      OptionalInt tops,
      Optional<Who> who,
      Optional<Match> types,
      Optional<Match> families,
      Optional<Match> keywords,
      OptionalInt most) {
    return new Selector(
        zones,
        tops,
        who,
        types,
        role,
        families,
        name,
        affiliation,
        classification,
        keywords,
        costMin,
        most,
        distinctBy);
  }

  /** Nothing is selected where no word fits. */
  private Optional<Zones> zone(Match match) {
    return match.words().isEmpty() && !match.not() ? Optional.empty() : zone;
  }

  /** Without fields that no word fits, which could not be read again. */
  private Selector writable() {
    return zone.isPresent() ? this : all(Zone.THIS).in(Optional.empty());
  }
}
