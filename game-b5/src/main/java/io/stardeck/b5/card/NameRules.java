package io.stardeck.b5.card;

import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.TableOperation;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Target.Word;
import io.stardeck.b5.card.word.Who;
import io.stardeck.engine.rules.Faults;
import java.util.Set;

/** Whom and what words name must be there. */
final class NameRules {
  private final Set<String> titles;
  private final ScopeRules scope;
  private final Faults faults;

  NameRules(Set<String> titles, ScopeRules scope, Faults faults) {
    this.titles = titles;
    this.scope = scope;
    this.faults = faults;
  }

  void who(Who who, String path) {
    faults.when(
        !scope.factions().contains(who),
        path,
        who == Who.CHOSEN ? "no faction is chosen" : "no conflict makes a faction the %s here",
        who);
  }

  void races(TableOperation operation, String path) {
    if (operation instanceof TableOperation.Tension tension
        && tension.of() instanceof TableOperation.Pair.Factions factions) {
      who(factions.from(), path + ".of.from");
      who(factions.toward(), path + ".of.toward");
    } else if (operation instanceof TableOperation.Tension tension
        && tension.of() instanceof TableOperation.Pair.Races races) {
      race(races.from(), path);
      race(races.toward(), path);
    } else if (operation instanceof TableOperation.NoTensionRise no) {
      race(no.from(), path);
      race(no.toward(), path);
    } else if (operation instanceof TableOperation.War war) {
      war.with().ifPresent(race -> race(race, path));
    } else if (operation instanceof TableOperation.EndWar war) {
      war.with().ifPresent(race -> race(race, path));
    }
  }

  /** Tensions and wars are between the races of factions ({@code B5-REL-01, B5-REL-03}). */
  void race(Race race, String path) {
    faults.when(race == Race.NEUTRAL, path, "who is neutral has no tensions and no wars");
  }

  void target(Target target, String path) {
    if (target instanceof Target.Titled titled) {
      title(titled.title(), path + ".title");
    } else if (target instanceof Target.AmbassadorOf ambassador) {
      who(ambassador.of(), path + ".of");
    } else if (target instanceof Target.Plain plain) {
      boolean attack = plain.word() == Word.ATTACKER || plain.word() == Word.ATTACK_TARGET;
      faults.when(
          !scope.cards().contains(plain.word()),
          path,
          attack ? "no attack is spoken of here" : "no card is chosen there");
    }
  }

  void title(String title, String path) {
    faults.when(!titles.contains(title), path, "no card of the set has that title");
  }
}
