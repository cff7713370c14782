package io.stardeck.stccg.internal.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.value.Boarding;
import io.stardeck.stccg.internal.value.Holograms;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.internal.value.Sites;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Persons and equipment that another player controls ({@code ST-EFF-16}, {@code ST-TRM-01}): they
 * are where that player's cards are, and stay their owner's.
 */
public final class Seizing {
  private static final RuleId EFF_16 = RuleId.of("ST-EFF-16");
  private static final RuleId MUL_05 = RuleId.of("ST-MUL-05");

  private Seizing() {}

  /**
   * Where a card goes that {@code seat} takes from a host: to the surface there, and else aboard an
   * own uncloaked ship there, where who does not go with the others is under house arrest.
   */
  public static Optional<Host> goal(Facts facts, Seat seat, Card card, Host from) {
    Optional<Host> surface = surface(facts, seat, card, from);
    if (surface.isPresent()) {
      return surface;
    }
    int there = Sites.of(facts.table(), from);
    for (Ship ship : facts.table().ships()) {
      if (ship.of(seat) && ship.returnsTo().isEmpty() && ship.at(there) && !ship.cloaked()) {
        return Optional.of(ship.host());
      }
    }
    return Optional.empty();
  }

  /** The surface where a host is, if a card can be there. */
  public static Optional<Host> surface(Facts facts, Seat seat, Card card, Host from) {
    int there = Sites.of(facts.table(), from);
    return down(facts.table(), card, there)
        ? Optional.of(Host.team(there, seat))
        : Optional.empty();
  }

  /** Whether a card can be on the surface there: no hologram, and nobody under house arrest. */
  private static boolean down(Table table, Card card, int there) {
    return Sites.planet(table, there)
        && !Holograms.is(table, card)
        && !card.has(Mark.Arrested.class);
  }

  /**
   * A player takes control of a card of another, if there is a place for it.
   *
   * @param lent when it goes back to who controls it now, or had it before; never if empty
   */
  public static void take(
      Play<StccgState> play, Seat seat, Card card, Role role, Host from, Optional<Mark.Lent> lent) {
    Optional<Host> to = goal(play.state(), seat, card, from);
    if (to.isEmpty()) {
      return;
    }
    Optional<Mark.Lent> back =
        lent.map(each -> each.of(mark(card).orElse(each).to()))
            .filter(each -> !each.to().equals(seat));
    Card bare = card.without(Mark.Lent.class::isInstance);
    Card going = back.isPresent() ? bare.marked(back.get()) : bare;
    go(play, seat, Marks.change(play, from.place(role), card, going), role, from, to.get());
  }

  private static Optional<Mark.Lent> mark(Card card) {
    for (Mark mark : card.marks()) {
      if (mark instanceof Mark.Lent lent) {
        return Optional.of(lent);
      }
    }
    return Optional.empty();
  }

  private static void go(
      Play<StccgState> play, Seat seat, Card card, Role role, Host from, Host to) {
    Card there = Hosts.moveOut(play, seat, card, role, from, to, EFF_16);
    Role then = Hosts.role(play.state(), to, there).orElseThrow();
    there = Arrests.prisoner(play, new Manned(to, seat), there, then);
    play.tell(
        Witnesses.knowers(play.state(), to.place(then), there),
        EFF_16,
        new CardEvent.ControlChanged(seat, there.id()));
    Control.follow(play);
  }

  /** A turn has ended: all goes back that was lent for it, or for so many own turns. */
  public static void turnOver(Play<StccgState> play, Seat active) {
    giveBack(play, (by, lent) -> lent.after(by.equals(active)).isEmpty());
  }

  /** A card that is lent for own turns still, of which one has ended. */
  public static Card waned(Card card) {
    Optional<Mark.Lent> left = mark(card).flatMap(lent -> lent.after(true));
    return left.isEmpty() ? card : card.without(Mark.Lent.class::isInstance).marked(left.get());
  }

  /** A battle has ended: all goes back that was lent for it. */
  public static void battleOver(Play<StccgState> play) {
    giveBack(play, (by, lent) -> lent.battle());
  }

  /** A player is out: what was lent to them or by them is its player's again. */
  public static void giveBack(Play<StccgState> play, Seat leaver) {
    giveBack(play, (by, lent) -> by.equals(leaver) || lent.to().equals(leaver));
  }

  private static void giveBack(Play<StccgState> play, BiPredicate<Seat, Mark.Lent> which) {
    Manned.each(
        play.state(),
        (host, seat) -> {
          for (Role role : Role.ALL) {
            // One after the other: those who stay may bear other ids then.
            ImmutableList<Card> lent = lent(play.state(), host, seat, role, which);
            while (!lent.isEmpty()) {
              giveBack(play, lent.get(0), role, host);
              lent = lent(play.state(), host, seat, role, which);
            }
          }
        });
  }

  private static ImmutableList<Card> lent(
      Facts facts, Host host, Seat seat, Role role, BiPredicate<Seat, Mark.Lent> which) {
    return Marks.inOrder(
        Lists.filter(
            facts.cards(host, role),
            card -> mark(card).filter(lent -> which.test(seat, lent)).isPresent()));
  }

  private static void giveBack(Play<StccgState> play, Card card, Role role, Host from) {
    Seat seat = mark(card).orElseThrow().to();
    Card bare = Marks.drop(play, from.place(role), card, Mark.Lent.class::isInstance);
    if (play.state().table().player(seat).resigned()) {
      Discards.out(play, from.place(role), bare, MUL_05);
      return;
    }
    Table table = play.state().table();
    Optional<Host> to =
        goal(play.state(), seat, bare, from)
            .or(() -> outpost(table, seat, bare, Sites.of(table, from)));
    if (to.isPresent()) {
      go(play, seat, bare, role, from, to.get());
    } else {
      Discards.discard(play, from.place(role), bare, EFF_16);
    }
  }

  /** The nearest own outpost that a card fits, as for whom a card has held ({@code ST-EFF-29}). */
  public static Optional<Host> outpost(Table table, Seat seat, Card card, int from) {
    return Outposts.nearest(table, from, outpost -> Boarding.fits(table, seat, card, outpost))
        .stream()
        .findFirst()
        .map(Outpost::host);
  }
}
