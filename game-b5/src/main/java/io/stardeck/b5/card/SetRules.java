package io.stardeck.b5.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.engine.Fault;
import io.stardeck.engine.rules.Faults;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What a card set must keep to ({@code B5-W-55} and the schema of the card data). */
final class SetRules {
  private static final int MOST_CARDS = 2_000;

  private final CardSetFile file;
  private final Map<String, CardDef> byId = new HashMap<>();
  private final Set<String> titles = new HashSet<>();
  private final Faults faults = new Faults();

  private SetRules(CardSetFile file) {
    this.file = file;
  }

  static ImmutableList<Fault> faults(CardSetFile file) {
    SetRules rules = new SetRules(file);
    rules.check();
    return rules.faults.list();
  }

  private void check() {
    if (faults.when(
        file.cards().size() > MOST_CARDS, "cards", "at most %s definitions", MOST_CARDS)) {
      return;
    }
    for (CardDef card : file.cards()) {
      titles.add(card.title());
    }
    EnumSet<Race> led = EnumSet.noneOf(Race.class);
    for (int i = 0; i < file.cards().size(); i++) {
      CardDef card = file.cards().get(i);
      String path = "cards[" + i + "]";
      faults.when(
          byId.put(card.id(), card) != null, path + ".id", "another card is named %s", card.id());
      faults.when(
          card.kind() == Kind.AMBASSADOR && !led.add(card.race()),
          path + ".race",
          "there is one ambassador for each race");
      facts(card, path);
      EffectRules.check(card, path, titles, faults);
    }
    for (Race race : Race.FACTIONS) {
      faults.when(!led.contains(race), "cards", "no ambassador of %s", race);
      faults.when(!file.decks().containsKey(race), "decks", "no deck for %s", race);
    }
    decks();
  }

  private void facts(CardDef card, String path) {
    Kind kind = card.kind();
    faults.when(
        !card.id().matches("[a-z0-9]+(-[a-z0-9]+)*") || card.id().length() > 60,
        path + ".id",
        "lower-case letters, digits and hyphens");
    faults.when(
        card.title().isBlank() || card.title().length() > 80,
        path + ".title",
        "1 to 80 characters");
    faults.when(card.cost() < 0 || card.cost() > 1000, path + ".cost", "0 to 1000");
    card.abilities()
        .forEach((ability, value) -> range(path + ".abilities." + ability, value, 0, 1000));
    card.marks().forEach((mark, value) -> range(path + ".marks." + mark, value, 0, 100));
    only(!card.abilities().isEmpty(), kind.holdsDamage(), path + ".abilities", kind);
    only(
        card.mercenary(),
        kind == Kind.CHARACTER || kind == Kind.FLEET || kind == Kind.GROUP,
        path + ".mercenary",
        kind);
    only(card.neverInnerCircle(), kind == Kind.CHARACTER, path + ".neverInnerCircle", kind);
    only(card.cannotAttack(), kind.isCharacter(), path + ".cannotAttack", kind);
    only(!card.opposesOnly().isEmpty(), kind.isCharacter(), path + ".opposesOnly", kind);
    only(card.joinsOnlyWhenTarget(), kind == Kind.FLEET, path + ".joinsOnlyWhenTarget", kind);
    only(card.mayParticipate(), kind == Kind.LOCATION, path + ".mayParticipate", kind);
    only(card.opposesWhenAimed(), kind == Kind.LOCATION, path + ".opposesWhenAimed", kind);
    boolean laid = kind == Kind.ENHANCEMENT || kind == Kind.AFTERMATH;
    only(card.host().isPresent(), laid, path + ".host", kind);
    only(card.onStation(), kind == Kind.ENHANCEMENT, path + ".onStation", kind);
    only(card.major(), kind == Kind.AGENDA, path + ".major", kind);
    only(!card.playWith().isEmpty(), kind == Kind.EVENT, path + ".playWith", kind);
    faults.when(
        card.condition().isPresent() != (kind == Kind.AFTERMATH),
        path + ".condition",
        "an aftermath has one, and no other card");
    faults.when(
        card.conflict().isPresent() != (kind == Kind.CONFLICT),
        path + ".conflict",
        "a conflict has it, and no other card");
  }

  private void decks() {
    file.decks()
        .forEach(
            (race, deck) ->
                deck.cards()
                    .forEach(
                        (id, copies) -> {
                          String path = "decks." + race + "." + id;
                          faults.when(!byId.containsKey(id), path, "the set has no such card");
                          range(path, copies, 1, 100);
                        }));
  }

  private void only(boolean has, boolean may, String path, Kind kind) {
    faults.when(has && !may, path, "no card of kind %s has it", kind);
  }

  private void range(String path, int value, int least, int most) {
    faults.when(value < least || value > most, path, "%s is not %s to %s", value, least, most);
  }
}
