package io.stardeck.stccg.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Icon;
import io.stardeck.stccg.card.fact.Staffing;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import java.util.Optional;

/** Whether a ship is staffed ({@code ST-STF-01} to {@code ST-STF-07}). */
public final class Staff {
  private static final RuleId STF_01 = RuleId.of("ST-STF-01");
  private static final RuleId STF_03 = RuleId.of("ST-STF-03");
  private static final RuleId STF_06 = RuleId.of("ST-STF-06");

  private Staff() {}

  /** The rule by which {@code ship} cannot move for want of a crew, if one does. */
  public static Optional<RuleId> missing(Facts facts, Ship ship) {

    Group aboard = Group.of(facts, ship.user(), ship.location(), ship.host());
    ImmutableList<Card> crew = facts.cards(ship.host(), Role.FREE);
    int persons = 0;
    int command = 0;
    int staff = 0;
    boolean own = false;
    boolean intruders = false;
    Affiliation affiliation = Affiliations.of(facts.table(), ship.card());
    for (int i = 0; i < crew.size(); i++) {
      if (!aboard.counts(crew.get(i))) {
        continue;
      }
      Person person = new Person(aboard, crew.get(i));
      persons++;
      command += person.icon() == Icon.COMMAND ? 1 : 0;
      staff += person.icon() == Icon.STAFF ? 1 : 0;
      own |= person.affiliation() == affiliation;
      intruders |= person.def() == null;
    }
    if (intruders && Intruders.command(facts.table(), ship.id())) {
      return Optional.empty();
    }
    Staffing icons = ((ShipDef) facts.table().def(ship.card())).staffing();
    if (persons == 0) {
      return Optional.of(icons.command() + icons.staff() == 0 ? STF_06 : STF_01);
    }
    if (command < icons.command() || command + staff < icons.command() + icons.staff()) {
      return Optional.of(STF_01);
    }
    return own || !affiliation.major() ? Optional.empty() : Optional.of(STF_03);
  }
}
