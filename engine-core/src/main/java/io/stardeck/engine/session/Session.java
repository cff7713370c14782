package io.stardeck.engine.session;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.Violation;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.record.GameRecord;
import io.stardeck.engine.record.Origin;
import io.stardeck.engine.record.Records;
import io.stardeck.engine.record.Replay;
import java.util.HashMap;
import java.util.Map;

/**
 * One game under way. A host keeps one for each table; it knows who is connected on which seat, and
 * never takes the seat from what a client sends.
 *
 * <pre>{@code
 * var origin = Origin.seed("any text").salted(salt);          // a text that nobody can guess
 * var session = Session.start(game, config, origin, Undo.FREE).state();
 * String page = session.json(session.page(seat));             // goes to the client of that seat
 * var violations = session.receive(seat, answer);             // what came back; empty if taken
 * }</pre>
 *
 * <p>Any number of threads may call. One of them acts at a time; the others see the game as it was
 * before or as it is after, and never in between, and wait for it only where it takes decisions
 * back.
 *
 * @param <C> the configuration
 * @param <S> the state
 * @param <A> the sealed family of actions
 * @param <V> the view
 */
public final class Session<C, S, A extends Action, V extends View> {
  private final Game<C, S, A, V> game;
  private final TakingBack<C, S, A, V> takingBack;
  private final GameJson<C, S, A, V> json;

  /** Held by the one that acts. */
  private final Object acting = new Object();

  /** How far each seat has read; while it is held, only who takes back works something out. */
  private final Map<Seat, Reading> readings = new HashMap<>();

  private volatile Moment<C, S, A> moment;

  private Session(
      Game<C, S, A, V> game, Undo undo, GameJson<C, S, A, V> json, Moment<C, S, A> moment) {
    this.game = game;
    this.takingBack = new TakingBack<>(game, json, undo);
    this.json = json;
    this.moment = moment;
  }

  /**
   * Sets a game up. Its JSON is made anew, which is costly: a host of many tables keeps the JSON of
   * each game and gives it.
   *
   * @param config from any source; never trusted
   * @param origin where all that is random comes from; a host salts it, or players could guess it
   * @param undo what the players may take back
   * @return the session, with the events of the set-up; or all that is wrong with the configuration
   */
  public static <C, S, A extends Action, V extends View> Ruling<Session<C, S, A, V>> start(
      Game<C, S, A, V> game, C config, Origin.Seeded origin, Undo undo) {
    return start(game, GameJson.of(game), config, origin, undo);
  }

  /**
   * As {@link #start(Game, Object, Origin.Seeded, Undo)}.
   *
   * @param json the JSON of {@code game}, which any number of sessions share
   */
  public static <C, S, A extends Action, V extends View> Ruling<Session<C, S, A, V>> start(
      Game<C, S, A, V> game, GameJson<C, S, A, V> json, C config, Origin.Seeded origin, Undo undo) {
    Ruling<S> setup = game.setup(config, origin.chance());
    if (!setup.accepted()) {
      return Ruling.reject(setup.violations());
    }
    GameRecord<C, A> record = Records.of(game, json).begin(config, origin);
    return Ruling.accept(
        new Session<>(game, undo, json, Moment.first(record, setup)), setup.events());
  }

  /**
   * Goes on with a game that was {@linkplain #save saved} and read with {@link Records#read}.
   *
   * @param record from any source; never trusted
   * @param undo what the players may take back
   * @return the session, or where the record and the rules part
   */
  public static <C, S, A extends Action, V extends View> Replay<Session<C, S, A, V>> resume(
      Game<C, S, A, V> game, GameRecord<C, A> record, Undo undo) {
    return resume(game, GameJson.of(game), record, undo);
  }

  /**
   * As {@link #resume(Game, GameRecord, Undo)}.
   *
   * @param json the JSON of {@code game}, which any number of sessions share
   */
  public static <C, S, A extends Action, V extends View> Replay<Session<C, S, A, V>> resume(
      Game<C, S, A, V> game, GameJson<C, S, A, V> json, GameRecord<C, A> record, Undo undo) {
    Resumption<C, S, A> steps = new Resumption<>(record.cut(0));
    Replay<S> replay = Records.of(game, json).replay(record, steps);
    if (replay instanceof Replay.Diverged<S> diverged) {
      return new Replay.Diverged<>(diverged.at());
    }
    if (replay instanceof Replay.Refused<S> refused) {
      return new Replay.Refused<>(refused.why());
    }
    return new Replay.Verified<>(new Session<>(game, undo, json, steps.moment()));
  }

  /** The whole state, secrets too: for the host alone. */
  public S state() {
    return moment.state();
  }

  /** The game so far, its seed and the players' secrets too: for the host alone. */
  public GameRecord<C, A> record() {
    return moment.record();
  }

  /**
   * What {@code seat} may know now.
   *
   * @param seat 1 to the number of players, or {@link Seat#SPECTATOR}
   * @throws IllegalArgumentException if it is another
   */
  public V view(Seat seat) {
    return game.view(shownTo(seat).state(), seat);
  }

  /**
   * What {@code seat} is to be shown now. The events are those since the last page of that seat, so
   * each page is to be shown, to all who watch if it is that of the spectator; {@link #told} gives
   * all of them again.
   *
   * @param seat 1 to the number of players, or {@link Seat#SPECTATOR}
   * @throws IllegalArgumentException if it is another
   */
  public Page<A, V> page(Seat seat) {
    Moment<C, S, A> now;
    Reading last;
    synchronized (readings) {
      now = shownTo(seat);
      last = readings.getOrDefault(seat, Reading.NONE);
      readings.put(seat, new Reading(now.length(), false));
    }
    S state = now.state();
    V view = game.view(state, seat);
    return new Page<>(
        view,
        game.prompt(view),
        game.legalActions(view),
        now.told(seat, last.length()),
        last.takenBack(),
        game.toAct(state),
        game.outcome(state));
  }

  /** {@code page} as JSON: an object with a field for each of its components. */
  public String json(Page<A, V> page) {
    return page.tree(json).toString();
  }

  /**
   * All that {@code seat} has been told since the set-up, in order.
   *
   * @param seat 1 to the number of players, or {@link Seat#SPECTATOR}
   * @throws IllegalArgumentException if it is another
   */
  public ImmutableList<Event> told(Seat seat) {
    return shownTo(seat).told(seat, 0);
  }

  /** The game now, for who may be shown it: what all but one seat are told is for nobody else. */
  private Moment<C, S, A> shownTo(Seat seat) {
    Moment<C, S, A> now = moment;
    checkArgument(seat.number() <= game.players(now.state()), "%s is not at the table", seat);
    return now;
  }

  /**
   * Takes what came from the client of {@code seat}.
   *
   * @param seat who sent it, as the connection tells
   * @param action the JSON of an action, from any source; never trusted
   * @return all that the rules hold against it; empty if it was taken
   * @throws FaultException with the path of every fault, if that is no action of this seat
   */
  public ImmutableList<Violation> receive(Seat seat, String action) {
    return act(seat, json.readAction(action));
  }

  /** As {@link #receive(Seat, String)}. */
  public ImmutableList<Violation> receive(Seat seat, JsonNode action) {
    return act(seat, json.readAction(action));
  }

  private ImmutableList<Violation> act(Seat seat, A action) {
    if (!action.actor().equals(seat)) {
      throw new FaultException(ImmutableList.of(new Fault("actor", "you are " + seat)));
    }
    return act(action).violations();
  }

  /**
   * Answers {@code action} as the rules do, and goes on from there if they accept it.
   *
   * @param action one whose actor the host answers for
   */
  public Ruling<S> act(A action) {
    synchronized (acting) {
      Ruling<S> ruling = game.apply(moment.state(), action);
      if (ruling.accepted()) {
        moment = moment.after(action, ruling);
      }
      return ruling;
    }
  }

  /**
   * Takes decisions back for {@code seat}, as far as {@link Undo} lets it.
   *
   * @return whether anything was taken back
   */
  public boolean undo(Seat seat) {
    synchronized (acting) {
      Moment<C, S, A> now = moment;
      int moves = takingBack.movesLeft(now, seat);
      if (moves < 0) {
        return false;
      }
      Moment<C, S, A> left = now.cut(moves);
      synchronized (readings) {
        moment = left;
        readings.replaceAll(
            (who, reading) -> reading.cut(left.length(), notices(who, reading, now, left)));
      }
      return true;
    }
  }

  /**
   * Whether {@code seat} was told, or saw, anything of what is in {@code now} and not {@code left}.
   */
  private boolean notices(Seat seat, Reading reading, Moment<C, S, A> now, Moment<C, S, A> left) {
    if (reading.length() <= left.length()) {
      return false;
    }
    Moment<C, S, A> read = now.cut(reading.length() - 1);
    return !read.told(seat, left.length()).isEmpty()
        || !game.view(read.state(), seat).equals(game.view(left.state(), seat));
  }

  /** Whether {@link #undo} would take anything back. */
  public boolean mayUndo(Seat seat) {
    return takingBack.movesLeft(moment, seat) >= 0;
  }

  /**
   * Whether the game could go back to where it was after so many moves and no seat would have come
   * to know anything in between: nothing was drawn, no card was seen, nothing hidden has shown.
   *
   * @param moves 0 to the {@linkplain GameRecord#length length} of the record
   * @throws IllegalArgumentException if it is not
   */
  public boolean takesNoKnowledgeBack(int moves) {
    Moment<C, S, A> now = moment;
    checkArgument(
        moves >= 0 && moves <= now.record().length(),
        "%s moves of %s",
        moves,
        now.record().length());
    return takingBack.takesNoKnowledge(now, moves);
  }

  /**
   * The game as text, its seed and the players' secrets too, to be kept by the host: JSON lines
   * that {@link Records} reads.
   */
  public String save() {
    Moment<C, S, A> now = moment;
    Records<C, S, A, V> records = Records.of(game, json);
    return records.write(records.end(now.record(), now.state()));
  }
}
