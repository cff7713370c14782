package io.stardeck.engine.zone;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Verify.verify;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The one who handles the cards of a game, and the only one who can: moves them, shows them, mixes
 * them, and sees to it that every seat keeps what it was told and learns no more. A game has one
 * dealer, which holds nothing, and its steps call it.
 *
 * @param <S> the state
 * @param <T> the cards: their ids where the roster is public, else ids together with faces
 */
public abstract class Dealer<S extends GameState<S>, T> implements Zoned<S, T> {
  private final Naming<T> naming;

  /** A dealer who names cards so. */
  protected Dealer(Naming<T> naming) {
    this.naming = naming;
  }

  /** {@code state} with other zones. */
  protected abstract S with(S state, Zones<T> zones);

  /**
   * {@code cards}, which lie in {@code place}, bear other ids now, as somebody else cannot tell
   * them apart any more: tells that to those who see them there. By default nothing is told: where
   * ids are fixed equal cards bear each other's, and who sees them sees the same cards. New ids
   * have to be told.
   *
   * @param knowers who sees all of them
   */
  protected void renamed(Play<S> play, Place place, Audience knowers, ImmutableList<T> cards) {
    verify(!naming.mints(), "nobody is told the new ids of %s", cards);
  }

  /**
   * {@code next}, in which cards lie otherwise than before or are known to others, with all that
   * follows from that: nobody looks at what has left, say.
   */
  protected S after(S before, S next) {
    return next;
  }

  /**
   * Whether something else in {@code state} names {@code card}, as a mark that it was played in
   * this turn. Where ids are fixed it keeps its own then, even if somebody has lost sight of it:
   * that can tell them which of several equal cards it was, and no more.
   */
  protected boolean marked(S state, T card) {
    return false;
  }

  /** Makes a place where nothing lies yet; everybody can see that it is there. */
  public final void open(Play<S> play, Place place, ZoneKind kind) {
    put(play, zones(play.state()).opened(place, kind));
  }

  /** Makes all those places. */
  public final void open(Play<S> play, Map<Place, ZoneKind> places) {
    places.forEach((place, kind) -> open(play, place, kind));
  }

  /**
   * Ends a place where nothing lies any more.
   *
   * @throws IllegalArgumentException if cards lie there
   */
  public final void close(Play<S> play, Place place) {
    put(play, zones(play.state()).closed(place));
  }

  /**
   * Brings cards into the zones, below those that lie in {@code place}: in the set-up, from the
   * box; or from where the game keeps cards without the dealer's help.
   *
   * @param knowers who knows which they are, beside those who see that place
   * @return the cards, which have been given ids if the game mints them
   */
  public final Shown<S, T> bring(Play<S> play, Place place, List<T> cards, Audience knowers) {
    return bring(play, place, zones(play.state()).size(place), cards, knowers);
  }

  /** The same, on top of those that lie there. */
  public final Shown<S, T> bringOnTop(Play<S> play, Place place, List<T> cards, Audience knowers) {
    return bring(play, place, 0, cards, knowers);
  }

  private Shown<S, T> bring(
      Play<S> play, Place place, int position, List<T> cards, Audience knowers) {
    ImmutableList<T> some = ImmutableList.copyOf(cards);
    ImmutableList<T> named = mixed(play, some);
    Zones<T> zones = zones(play.state());
    Zone<T> zone = zones.at(place);
    Audience who = knowers.or(zone.kind().seers());
    put(play, zones.with(zone.with(position, named, who)));
    return new Shown<>(play, named, who);
  }

  /**
   * The top card of {@code from}, to be moved.
   *
   * @throws IllegalArgumentException if nothing lies there
   */
  public final Transfer<S, T> top(Play<S> play, Place from) {
    return at(play, from, 0);
  }

  /** The top {@code count} cards of {@code from}, or all if there are fewer, to be moved. */
  public final TopTransfer<S, T> tops(Play<S> play, Place from, int count) {
    return new TopTransfer<>(this, play, from, count);
  }

  /** The card at {@code position} of {@code from}, at which everybody points, to be moved. */
  public final Transfer<S, T> at(Play<S> play, Place from, int position) {
    int size = zones(play.state()).size(from);
    checkArgument(position >= 0 && position < size, "%s of %s in %s", position, size, from);
    return new Transfer<>(this, play, from, position, true);
  }

  /**
   * {@code card}, which lies in {@code from}, to be moved. Others who do not see it there, nor
   * where it goes, do not see which one was taken.
   *
   * @throws IllegalArgumentException if it does not lie there
   */
  public final Transfer<S, T> card(Play<S> play, Place from, T card) {
    Zone<T> zone = zones(play.state()).at(from);
    int position = zone.cards().indexOf(card);
    checkArgument(position >= 0, "%s does not lie in %s", card, from);
    return new Transfer<>(this, play, from, position, false);
  }

  /**
   * Those cards, each of which lies in {@code from}, to be moved in that order, each as by {@link
   * #card}.
   *
   * @throws IllegalArgumentException if one of them does not lie there
   */
  public final GroupTransfer<S, T> cards(Play<S> play, Place from, ImmutableList<T> cards) {
    return new GroupTransfer<>(this, play, from, cards);
  }

  /** All cards of {@code from}, in their order, to be moved at once. */
  public final BlockTransfer<S, T> all(Play<S> play, Place from) {
    return new BlockTransfer<>(this, play, from);
  }

  /** Shows all cards of {@code place}, where they lie, to {@code who}. */
  public final Shown<S, T> show(Play<S> play, Place place, Audience who) {
    return show(play, place, zones(play.state()).size(place), who);
  }

  /** Shows the top {@code count} cards of {@code place}, or all if there are fewer. */
  public final Shown<S, T> show(Play<S> play, Place place, int count, Audience who) {
    int most = Math.min(count, zones(play.state()).size(place));
    put(play, informing(play.state()).of(who, place, 0, most));
    Zone<T> zone = zones(play.state()).at(place);
    Audience all = most == 0 ? who : zone.knowAll(0, most);
    return new Shown<>(play, zone.cards().subList(0, most), all);
  }

  /** Shows one card, where it lies, to {@code who}. */
  public final Dealt<S, T> show(Play<S> play, Place place, T card, Audience who) {
    int at = zones(play.state()).cards(place).indexOf(card);
    checkArgument(at >= 0, "%s does not lie in %s", card, place);
    put(play, informing(play.state()).of(who, place, at, at + 1));
    return new Dealt<>(play, card, zones(play.state()).at(place).knowers(at));
  }

  /**
   * Lets {@code changed} lie in the place of {@code card}: the same card, with another mark on it
   * that goes with the card and that nobody sees who does not know it.
   *
   * @throws IllegalArgumentException if the card does not lie there
   */
  public final void change(Play<S> play, Place place, T card, T changed) {
    Zones<T> zones = zones(play.state());
    Zone<T> zone = zones.at(place);
    int at = zone.cards().indexOf(card);
    checkArgument(at >= 0, "%s does not lie in %s", card, place);
    put(play, zones.with(zone.with(Lists.set(zone.cards(), at, changed))));
  }

  /** Lets {@code kind} be what everybody knows of {@code place}: a card there is turned, say. */
  public final void turn(Play<S> play, Place place, ZoneKind kind) {
    Zones<T> zones = zones(play.state());
    put(play, zones.with(zones.at(place).with(kind)));
    show(play, place, kind.seers());
  }

  final void put(Play<S> play, Zones<T> zones) {
    play.become(after(play.state(), with(play.state(), zones)));
  }

  /** Shuffles {@code place}: its contents are known as before, its order to nobody. */
  public final void shuffle(Play<S> play, Place place) {
    mix(play, ImmutableList.of(place));
  }

  /** Shuffles the lowest {@code count} cards of {@code place}. */
  public final void shuffleLowest(Play<S> play, Place place, int count) {
    int size = zones(play.state()).size(place);
    new Mixing<>(this, play, ImmutableList.of(place), Math.max(0, size - count)).mix();
  }

  /**
   * Mixes the cards of {@code places}, of which each keeps its number of cards: tokens, for
   * instance, each of which is a place for what it stands for. Who sees only some of those places
   * cannot know which cards lie in the others; what is known to lie in them stays known of all
   * together.
   */
  public final void mix(Play<S> play, ImmutableList<Place> places) {
    new Mixing<>(this, play, places, 0).mix();
  }

  /**
   * Lays the top cards of {@code place} in another order, as {@code who} choose it.
   *
   * @param order the top cards, as they are to lie
   */
  public final void arrange(Play<S> play, Place place, ImmutableList<T> order, Audience who) {
    new Arranging<>(this, play, place, order).by(who);
  }

  /** The cards from position {@code from} on, up to {@code to}, by who knows them. */
  final ImmutableList<KnownRun<T>> runs(S state, Zone<T> zone, int from, int to) {
    return KnownRun.of(zone, from, to, card -> face(state, card));
  }

  /** Those cards, just mixed, under new ids if ids are minted; fixed ones are mixed with them. */
  final ImmutableList<T> mixed(Play<S> play, ImmutableList<T> cards) {
    return naming.mints() ? rename(play, cards, face -> true) : cards;
  }

  /**
   * Whether cards that not everybody can follow get other ids. Fixed ones are exchanged among equal
   * cards in any case: else who sees those cards could tell from their ids whether somebody else
   * had known one. New ones are told, and only if somebody lost sight of a card.
   *
   * @param lost whether somebody has lost sight of one of them
   */
  final boolean renames(boolean lost) {
    return lost || !naming.mints();
  }

  /**
   * Those cards under other ids, as somebody may have lost sight of one of them.
   *
   * @param confused what faces those have that cannot be told apart any more
   */
  final ImmutableList<T> rename(Play<S> play, ImmutableList<T> cards, Predicate<Face> confused) {
    S state = play.state();
    Zones<T> zones = zones(state);
    ImmutableList<T> named =
        naming.anew(
            cards,
            card -> face(state, card),
            card -> !marked(state, card) && confused.test(face(state, card)),
            zones,
            state.chance());
    put(play, zones.mixed(naming.mints() ? cards.size() : 0));
    return named;
  }

  /** What stays when {@code card} has left, beside which it was just named anew. */
  final ImmutableList<T> staying(ImmutableList<T> rest, T card, ImmutableList<T> named) {
    return naming.staying(rest, card, named);
  }

  /**
   * {@code state} where {@code who} have seen the cards of {@code place} from position {@code from}
   * on, up to {@code to} or to the last: of a state dealt anew, what others than the one for whom
   * it was dealt are looking at.
   */
  public final S aware(S state, Audience who, Place place, int from, int to) {
    return with(state, informing(state).of(who, place, from, to));
  }

  /**
   * {@code state} where {@code who} know all that lies in {@code places}, though not where: of a
   * state dealt anew, what others than the one for whom it was dealt must know, as their own deck
   * list. They know nothing of those places yet but what they see.
   */
  public final S informed(S state, Audience who, ImmutableList<Place> places) {
    return with(state, informing(state).ofContents(who, places));
  }

  private Informing<T> informing(S state) {
    return new Informing<>(zones(state), card -> face(state, card));
  }

  /**
   * What is wrong with the zones of a state from outside, whatever the game: who sees a place knows
   * its cards, and what is known is true.
   *
   * @param path where the zones stand in the state
   * @param players the number of players
   */
  public final ImmutableList<Fault> faults(S state, String path, int players) {
    return new ZoneFaults<>(zones(state), naming, card -> face(state, card), path, players).all();
  }

  /**
   * Those of {@code places} that a state from outside lacks, or has as another kind, and the places
   * that it has beside them.
   *
   * @param path where the zones stand in the state
   */
  public final ImmutableList<Fault> faults(S state, String path, Map<Place, ZoneKind> places) {
    return ZoneFaults.places(zones(state), path, places);
  }

  @Override
  public final S exchanged(S state, Place one, int at, Place other, int otherAt, Seat unaware) {
    Zones<T> zones = zones(state);
    return with(
        state,
        new Exchange<>(zones, card -> face(state, card))
            .exchanged(one, at, other, otherAt, Audience.others(unaware)));
  }
}
