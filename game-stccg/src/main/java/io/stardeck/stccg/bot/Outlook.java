package io.stardeck.stccg.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.fact.After;
import io.stardeck.stccg.card.fact.MissionType;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.PersonEffect;
import io.stardeck.stccg.card.word.ShipEffect;
import io.stardeck.stccg.internal.missions.Groups;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Points;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the bot sees, and where its crews are bound. Worked out once for each decision. */
final class Outlook {
  private final StccgView view;
  private final Map<Integer, Crew> crews = new HashMap<>();
  private final Map<Integer, Integer> bound = new HashMap<>();

  Outlook(StccgView view) {
    this.view = view;
  }

  StccgView view() {
    return view;
  }

  Table table() {
    return view.table();
  }

  Seat seat() {
    return view.seat();
  }

  /** The own cards at a location. */
  Crew crew(int location) {
    return crews.computeIfAbsent(location, number -> Crew.at(view, number));
  }

  /** Whether the crew at a location goes at the mission there, now or in a later turn. */
  boolean goes(int location) {
    return bound(location) == location && promise(crew(location), location) > 0;
  }

  /** To which location the crew at a location is bound; there, if it stays. */
  int bound(int location) {
    Integer known = bound.get(location);
    if (known == null) {
      known = find(crew(location));
      bound.put(location, known);
    }
    return known;
  }

  private int find(Crew crew) {
    if (crew.stopped() || crew.ship() == null) {
      return crew.location();
    }
    int best = home(crew);
    double most = 0;
    for (Location location : table().spaceline()) {
      double promise = promise(crew, location.number());
      double turns = 1 + Math.ceil(crew.distance(location.number()) / Math.max(1, crew.range()));
      if (promise / turns > most) {
        most = promise / turns;
        best = location.number();
      }
    }
    return best;
  }

  /** Where the crew waits for more: at the nearest own outpost that its ship can use. */
  private int home(Crew crew) {
    int best = crew.location();
    double nearest = Double.POSITIVE_INFINITY;
    for (Outpost outpost : table().outposts()) {
      double way = crew.distance(outpost.location());
      if (crew.uses(outpost) && way < nearest) {
        nearest = way;
        best = outpost.location();
      }
    }
    return best;
  }

  /** What attempting a mission with a crew promises: nothing, if the crew cannot solve it. */
  double promise(Crew crew, int number) {
    @Nullable Location location = table().location(number);
    if (location == null || !(table().def(location.card()) instanceof MissionDef mission)) {
      return 0;
    }
    Group group = crew.group(number, mission.missionType() == MissionType.SPACE);
    return open(location) && crew.enough(location.seeds().size())
        ? promise(location, group, crew.persons())
        : 0;
  }

  /** Whether a location is a mission, and no card that was inserted. */
  static boolean mission(Table table, Location location) {
    return table.def(location.card()) instanceof MissionDef;
  }

  /** Whether a mission can still be solved. */
  static boolean open(Location location) {
    return location.solvedBy().isEmpty() && !location.destroyed();
  }

  /** The points that a group would score at a mission; 0 if it cannot solve it. */
  double promise(Location location, Group group, ImmutableList<Card> persons) {
    MissionDef mission = (MissionDef) table().def(location.card());
    Findings findings = Findings.probing();
    Groups.check(view, seat(), location, persons, findings);
    return findings.clean()
            && Requirements.anyMet(mission.requirements(), group)
            && !hopeless(location, group)
        ? Points.of(table(), location, seat())
        : 0;
  }

  /** Whether a dilemma that is known to lie there stops the group each time, or ends it. */
  private boolean hopeless(Location location, Group group) {
    for (Card card : view.cards(Places.stack(location.number()))) {
      if (table().def(card) instanceof DilemmaDef dilemma
          && dilemma.conditions().isPresent()
          && (dilemma.after() == After.STAY_UNTIL_OVERCOME || deadly(dilemma))
          && !Requirements.met(dilemma.conditions().get(), group)) {
        return true;
      }
    }
    return false;
  }

  private static boolean deadly(DilemmaDef dilemma) {
    for (Effect effect : dilemma.onFail()) {
      if (effect instanceof ShipEffect.Destroy
          || effect instanceof PersonEffect.Kill kill && kill.of().n().isEmpty()) {
        return true;
      }
    }
    return false;
  }
}
