package io.stardeck.stccg.internal.reporting;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.EventUse;
import io.stardeck.stccg.card.OutpostDef;
import io.stardeck.stccg.card.fact.Classification;
import io.stardeck.stccg.card.word.GameEffect;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.internal.card.OutpostSites;
import io.stardeck.stccg.internal.target.Targets;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Person;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Where events, artifacts as events, and outposts are played from the hand ({@code ST-PLY-08}). */
final class EventPlaces {
  private static final RuleId PLY_08 = RuleId.of("ST-PLY-08");
  private static final RuleId OUT_10 = RuleId.of("ST-OUT-10");
  private static final RuleId SPC_07 = RuleId.of("ST-SPC-07");
  private static final int WHOLE = 2;

  private EventPlaces() {}

  /** Proposes all that {@code card} may be played on. */
  static void candidates(StccgView view, CardDef card, Consumer<Aim> offer) {
    if (card instanceof OutpostDef outpost) {
      for (Location location : view.table().spaceline()) {
        Findings probe = Findings.probing();
        OutpostSites.fitting(view, outpost, location, "on", probe);
        if (probe.clean() && buildable(view, outpost, location)) {
          offer.accept(Aim.at(location.number()));
        }
      }
    }
    @Nullable EventUse use = EventUse.of(card);
    if (use == null || !playable(view, use)) {
      return;
    }
    if (use.targets().isEmpty()) {
      offer.accept(Aim.NOTHING);
    } else {
      for (Aim aim : Targets.aims(view, use.targets())) {
        if (!taken(view, card, use, aim)) {
          offer.accept(aim);
        }
      }
    }
  }

  /** Reports what is wrong with playing {@code card} there. */
  static void check(StccgView view, CardDef card, Aim on, Findings findings) {
    if (card instanceof OutpostDef outpost) {
      build(view, outpost, on, findings);
      return;
    }
    EventUse use = EventUse.of(card);
    if (use == null) {
      findings.reject("card", PLY_08, "%s is no event", card.name());
      return;
    }
    boolean legal =
        use.targets().isEmpty()
            ? on.equals(Aim.NOTHING)
            : Targets.aims(view, use.targets()).contains(on);
    if (taken(view, card, use, on)) {
      findings.reject("on", PLY_08, "%s lies there already", card.name());
    }
    if (!legal) {
      findings.reject("on", PLY_08, "%s is not played on that", card.name());
    }
    if (!playable(view, use)) {
      findings.reject("card", SPC_07, "%s needs another card in play", card.name());
    }
  }

  private static boolean playable(StccgView view, EventUse use) {
    return use.playIf().isEmpty()
        || Requirements.met(use.playIf().get(), alone(destroys(use) ? before(view) : view));
  }

  private static boolean destroys(EventUse use) {
    return use.effects().stream().anyMatch(GameEffect.DestroyLocation.class::isInstance);
  }

  /** The table without what was laid in this turn: a Supernova waits longer ({@code ST-SPC-07}). */
  private static StccgView before(StccgView view) {
    Table table = view.table();
    ImmutableList<Lying> lying =
        Lists.filter(table.lying(), card -> card.since() < table.turn().number());
    return view.with(table.copy().withLying(lying));
  }

  /** Whether such a card lies there already, of which only one may. */
  private static boolean taken(StccgView view, CardDef card, EventUse use, Aim on) {
    return use.onePerPlace() && on.location().isPresent() && there(view, card, on);
  }

  private static boolean there(StccgView view, CardDef card, Aim on) {
    for (Lying lying : view.table().lying()) {
      if (lying.card().def().equals(card.id())
          && lying.on().isLocation(on.location().orElseThrow())) {
        return true;
      }
    }
    return false;
  }

  private static Group alone(StccgView view) {
    return Group.ofCards(view, view.seat(), -1, ImmutableList.of(), ImmutableList.of());
  }

  private static void build(StccgView view, OutpostDef outpost, Aim on, Findings findings) {
    Location location =
        on.location().isPresent() ? view.table().location(on.location().getAsInt()) : null;
    if (location == null || !on.equals(Aim.at(location.number()))) {
      findings.reject("on", OUT_10, "an outpost is built at a location");
      return;
    }
    OutpostSites.fitting(view, outpost, location, "on", findings);
    if (!buildable(view, outpost, location)) {
      findings.reject("on", OUT_10, "nobody there can build %s", outpost.name());
    }
  }

  /** Whether those there can build it together, wherever they are ({@code ST-D-11}). */
  private static boolean buildable(StccgView view, OutpostDef outpost, Location location) {
    return builds(outpost, Group.together(groups(view, location.number())));
  }

  private static boolean builds(OutpostDef outpost, Group group) {
    if (outpost.buildRequirement().isPresent()) {
      Requirement requirement = outpost.buildRequirement().get();
      return Requirements.met(requirement, group);
    }
    for (Person person : group.persons()) {
      boolean fitting =
          !outpost.affiliation().major() || person.affiliation() == outpost.affiliation();
      if (fitting && person.halves(Classification.ENGINEER) >= WHOLE) {
        return true;
      }
    }
    return false;
  }

  private static List<Group> groups(StccgView view, int location) {
    Seat seat = view.seat();
    List<Group> groups = new ArrayList<>();
    groups.add(here(view, location, Host.team(location, seat)));
    for (Ship ship : view.table().ships()) {
      if (ship.of(seat) && ship.at(location) && !ship.cloaked()) {
        groups.add(here(view, location, ship.host()));
      }
    }
    for (Outpost outpost : view.table().outposts()) {
      if (outpost.controller().equals(seat) && outpost.location() == location) {
        groups.add(here(view, location, outpost.host()));
      }
    }
    return groups;
  }

  private static Group here(StccgView view, int location, Host host) {
    return Group.of(
        view, view.seat(), location, host, Role.FREE, Role.STOPPED, Role.GEAR, Role.GEAR_STOPPED);
  }
}
