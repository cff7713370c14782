package io.stardeck.stccg.internal.effects.persons;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Option;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.card.word.Goal;
import io.stardeck.stccg.card.word.PersonEffect.Relocate;
import io.stardeck.stccg.card.word.Selection;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.effects.word.Goals;
import io.stardeck.stccg.internal.effects.word.Inner;
import io.stardeck.stccg.internal.effects.word.Pool;
import io.stardeck.stccg.internal.effects.word.Pool.Member;
import io.stardeck.stccg.internal.effects.word.Selecting;
import io.stardeck.stccg.internal.missions.Attempts;
import io.stardeck.stccg.internal.moving.Caps;
import io.stardeck.stccg.internal.moving.Holding;
import io.stardeck.stccg.internal.value.Boarding;
import io.stardeck.stccg.internal.value.Holograms;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.internal.value.Parties;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** {@code RELOCATE}: persons go somewhere else, some or a whole group ({@code ST-EFF-08}). */
final class RelocateWord extends Selecting<Relocate> {
  private static final RuleId EFF_08 = RuleId.of("ST-EFF-08");

  @Override
  public String question(StccgView view, Relocate effect, Effects run) {
    return where(view, effect, run) ? "where to?" : "who goes?";
  }

  @Override
  protected Selection selection(Relocate effect) {
    return effect.of();
  }

  @Override
  public void prepare(Play<StccgState> play, Relocate effect, Effects run) {
    super.prepare(play, effect, run);
    Goals.ofScattered(play.state(), run, effect)
        .ifPresent(goal -> play.replace(((Effects) play.state().top()).choosing(goal)));
  }

  @Override
  public Optional<Seat> chooser(StccgView open, Relocate effect, Effects run) {
    return where(open, effect, run)
        ? Optional.of(Goals.chooser(open, run, effect))
        : super.chooser(open, effect, run);
  }

  /** Who is aboard a ship, and whether the group goes with them, is hidden ({@code ST-VIS-14}). */
  @Override
  public boolean secret(StccgView open, Relocate effect, Effects run) {
    return where(open, effect, run) || super.secret(open, effect, run);
  }

  /** Whether it is to be said where they go: not if all can see that nobody does. */
  private static boolean where(Facts facts, Relocate effect, Effects run) {
    return run.chosen().isEmpty()
        && Goals.of(facts, run, effect).size() > 1
        && !nobody(facts, effect, run);
  }

  private static boolean nobody(Facts facts, Relocate effect, Effects run) {
    Optional<Host> host = run.on().host();
    if (together(effect)) {
      return host.isPresent() && facts.persons(host.get()) + facts.gear(host.get()) == 0;
    }
    return shows(effect.of()) && run.progress().left() == 0;
  }

  @Override
  public ImmutableList<? extends Option> options(StccgView view, Relocate effect, Effects run) {
    if (!where(view, effect, run)) {
      return super.options(view, effect, run);
    }
    return Goals.of(view, run, effect).stream()
        .filter(goal -> fits(view, effect, run, goal))
        .collect(ImmutableList.toImmutableList());
  }

  private boolean fits(Facts facts, Relocate effect, Effects run, Chosen goal) {
    @Nullable Ship ship = goal instanceof OfCard card ? facts.table().ship(card.card()) : null;
    @Nullable Outpost outpost =
        goal instanceof OfCard card ? facts.table().outpost(card.card()) : null;
    if (ship == null && outpost == null) {
      return !(goal instanceof No);
    }
    List<Card> together = new ArrayList<>();
    for (Member member : Pool.of(facts, run, selection(effect)).members()) {
      if (goes(facts, effect, member)) {
        boolean takes =
            ship != null && Boarding.fits(facts, member.seat(), member.card(), ship)
                || outpost != null
                    && Boarding.fits(facts.table(), member.seat(), member.card(), outpost);
        if (!takes) {
          return false;
        }
        together.add(member.card());
      }
    }
    return ship == null || !whole(effect) || compatible(facts, Goals.seat(facts, run), together);
  }

  /** Whether a whole group can be aboard together: a team may hold who does not go with others. */
  private static boolean compatible(Facts facts, Seat seat, List<Card> persons) {
    return Parties.sides(facts.table(), seat, persons).size() == 1;
  }

  /** Whether one of those may go: of a whole group not who is beside it, or is held there. */
  private static boolean goes(Facts facts, Relocate effect, Member member) {
    return !together(effect)
        || roles(facts, member.host()).contains(member.role())
            && !(beams(effect)
                && Holding.keeps(facts.table(), member.seat(), member.card(), member.host()));
  }

  private static boolean whole(Relocate effect) {
    return effect.of().n().isEmpty() && effect.of().filter().isEmpty();
  }

  /** Whether those on the very host that a run is about go, with their equipment. */
  private static boolean together(Relocate effect) {
    return whole(effect)
        && switch (effect.of().among()) {
          case GROUP, ABOARD, TARGET -> true;
          case ON_PLANET, TOP, HELD, IN_PLAY, OPPOSING -> false;
        };
  }

  /** Whether an order could do the same. */
  private static boolean beams(Relocate effect) {
    return effect.to().equals(Optional.of(Goal.UP_OR_DOWN));
  }

  @Override
  public void answered(Play<StccgState> play, Relocate effect, Effects run, Option option) {
    if (where(play.state(), effect, run)) {
      play.replace(run.choosing((Chosen) option));
    } else {
      super.answered(play, effect, run, option);
    }
  }

  @Override
  protected boolean spares(Facts facts, Relocate effect, Effects run, Member member) {
    return goal(facts, effect, run).isPresent() && goal(facts, effect, run, member).isEmpty();
  }

  @Override
  protected void act(Play<StccgState> play, Relocate effect, Effects run, Member member) {
    Seat seat = own(play.state(), member);
    goal(play.state(), effect, run, member)
        .ifPresent(
            to ->
                Hosts.moveOut(play, seat, member.card(), member.role(), member.host(), to, EFF_08));
  }

  /** Where one of them goes who is not there yet: to own cards, wherever the others go. */
  private Optional<Host> goal(Facts facts, Relocate effect, Effects run, Member member) {
    Seat own = own(facts, member);
    return goal(facts, effect, run)
        .map(to -> to.kind() == HostKind.TEAM ? Host.team(to.teamLocation(), own) : to)
        .filter(to -> own.equals(Manned.seat(facts.table(), to)) && !to.equals(member.host()))
        .filter(to -> !stays(facts, own, member.card(), to));
  }

  /** Whose a person is. */
  private static Seat own(Facts facts, Member member) {
    return new Manned(member.host(), member.seat()).own(facts.table()).seat();
  }

  /**
   * To no planet goes a hologram that nothing projects there or that is deactivated, or who is
   * under house arrest ({@code ST-TRE-06}).
   */
  static boolean stays(Facts facts, Seat seat, Card card, Host to) {
    return to.kind() == HostKind.TEAM
        && (card.has(Mark.Arrested.class)
            || Holograms.is(facts.table(), card)
                && (card.has(Mark.Deactivated.class)
                    || !Holograms.projected(facts.table(), to.teamLocation(), seat, false)));
  }

  private Optional<Host> goal(Facts facts, Relocate effect, Effects run) {
    return run.chosen()
        .or(() -> Goals.of(facts, run, effect).stream().findFirst())
        .filter(one -> fits(facts, effect, run, one))
        .map(one -> Goals.host(facts.table(), one, Goals.seat(facts, run)));
  }

  @Override
  public void perform(Play<StccgState> play, Relocate effect, Effects run) {
    Optional<Host> to = goal(play.state(), effect, run);
    if (to.isEmpty()) {
      Inner.begin(play, run, effect.otherwise());
    } else if (beams(effect) && prevented(play.state(), run, to.get())) {
      return; // nobody is beamed there now
    } else if (together(effect) && run.on().host().isPresent()) {
      whole(play, effect, run, to.get());
    } else {
      super.perform(play, effect, run);
    }
  }

  /** Whether nobody is beamed between here and there ({@code ST-EFF-07}). */
  private static boolean prevented(Facts facts, Effects run, Host to) {
    Optional<Host> from = run.on().host();
    Seat seat = Goals.seat(facts, run);
    return from.isPresent() && Preventions.between(facts.table(), Deed.BEAM, seat, from.get(), to);
  }

  /**
   * A whole group goes, with its equipment; an attempt that it makes ends ({@code ST-DIL-12}). It
   * does not go if it is beamed and they are too many for that ({@code ST-EFF-35}).
   */
  private static void whole(Play<StccgState> play, Relocate effect, Effects run, Host to) {
    Host from = run.on().host().orElseThrow();
    Seat seat = Goals.seat(play.state(), run);
    boolean beams = beams(effect);
    ImmutableList<Role> roles = roles(play.state(), from);
    List<Card> going = new ArrayList<>();
    for (Role role : roles) {
      going.addAll(
          Lists.filter(
              play.state().cards(from, role),
              card -> goes(play.state(), seat, card, from, to, beams)));
    }
    Table table = play.state().table();
    if (going.isEmpty() || beams && !Caps.allow(table, seat, from, to, going)) {
      return;
    }
    boolean group = play.state().size(from, Role.GROUP) > 0;
    for (Role role : roles) {
      go(play, seat, role, from, to, beams);
    }
    if (beams) {
      Caps.count(play, seat, from, to, going);
    }
    if (play.state().size(from, Role.GROUP) == 0) {
      Attempts.relocate(play, from, to);
    }
    if (group && !Attempts.by(play.state(), to)) {
      Hosts.disband(play, to, seat); // out of a battle, or of what was announced
    }
    if (play.state().top() instanceof Effects next) {
      play.replace(next.aiming(Goals.aim(play.state(), to)));
    }
  }

  /** Those who attempt or fight, if some do; all who are there, if not. */
  private static ImmutableList<Role> roles(Facts facts, Host from) {
    return facts.size(from, Role.GROUP) > 0
        ? ImmutableList.of(Role.GROUP, Role.GEAR_GROUP)
        : Role.ALL;
  }

  private static boolean goes(
      Facts facts, Seat seat, Card card, Host from, Host to, boolean beams) {
    return !stays(facts, seat, card, to)
        && !(beams && Holding.keeps(facts.table(), seat, card, from));
  }

  private static void go(
      Play<StccgState> play, Seat seat, Role role, Host from, Host to, boolean beams) {
    Facts facts = play.state();
    Hosts.moveThose(
        play, seat, role, from, to, card -> goes(facts, seat, card, from, to, beams), EFF_08);
  }
}
